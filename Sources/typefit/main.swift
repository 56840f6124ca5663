import Foundation
import TypefitCommand

exit(Typefit.main())
