/// A font of Core Text, which is the same as UIKit's here.
public typealias CTFont = UIFont
