#import <UIKit/UIKit.h>

@interface PrinterAlert : NSObject
+ (UIAlertController *)alertWithRetry:(void (^)(void))retry;
@end

@implementation PrinterAlert

+ (UIAlertController *)alertWithRetry:(void (^)(void))retry {
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:NSLocalizedString(@"printer.title", nil)
                                          message:NSLocalizedString(@"printer.message", nil)
                                   preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"printer.retry", nil)
                                            style:UIAlertActionStyleDefault
                                          handler:^(UIAlertAction *action) { retry(); }]];
  return alert;
}

@end
