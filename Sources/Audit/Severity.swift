import DynamicType

/// How much a finding matters; the rules of lower modules state it too.
public typealias Severity = DynamicType.Severity
