@testable import InterfaceScan

/// Reads snippets of Objective-C and names what was found in them.
enum ObjectiveCSamples {
  static func tree(_ text: String) -> SourceTree {
    ObjectiveCSourceReader().read(text, file: "a.m")
  }

  /// The statements of the body of a function around a snippet.
  static func body(_ text: String) -> [SourceStatement] {
    guard case .function(let function)? = tree("void f(void) {\n\(text)\n}").statements.first else {
      return []
    }
    return function.body
  }

  /// The first expression of a snippet.
  static func expression(_ text: String) -> SourceExpression? {
    guard case .expression(let value)? = body(text).first else { return nil }
    return value
  }

  static func usages(_ text: String) -> [PendingUsage] {
    UIKitRecognizer().facts(in: tree(text)).usages
  }

  /// A controller with what such a file holds.
  static let controller = """
    #import <UIKit/UIKit.h>
    #define TR(x) NSLocalizedString(x, nil)
    #define SCREEN_TITLE @"screen" @".title"
    static NSString * const kBody = @"body";

    @interface NoteViewController () <UITableViewDelegate> {
      UILabel *_footnote;
    }
    @property (nonatomic, weak) IBOutlet UILabel *headline;
    @property (nonatomic, copy, nullable) void (^done)(BOOL finished);
    @end

    @implementation NoteViewController

    - (void)viewDidLoad {
      [super viewDidLoad];
      self.title = TR(SCREEN_TITLE);
      _headline.text = NSLocalizedStringFromTable(kBody, @"Notes", @"comment");
      self.headline.numberOfLines = 2;
      self.headline.font = [UIFont preferredFontForTextStyle:UIFontTextStyleHeadline];
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:TR(@"ask")
                                                                     message:nil
                                                              preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:TR(@"yes") style:UIAlertActionStyleDefault
                                              handler:^(UIAlertAction * _Nonnull action) {
        [weakSelf.button setTitle:on ? TR(@"on") : TR(@"off") forState:UIControlStateNormal];
      }]];
    }

    - (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
      switch (section) {
        case 0: return TR(@"first");
        case kSecond: { return TR(@"second"); }
        default: return nil;
      }
    }

    - (UIButton *)button {
      if (!_button) {
        _button = [UIButton buttonWithType:UIButtonTypeSystem];
      }
      return _button;
    }
    @end

    NSString *Text(NSString *key) { return TR(key); }
    """
}
