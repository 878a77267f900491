/** Signs in the order in which the result lists them. */
export const WARNING_SIGN_KINDS = [
  'money',
  'payTo',
  'secrets',
  'lookAlike',
  'disguisedLink',
  'paidTasks',
  'mule',
  'falsePapers',
  'heldPapers',
  'amountDue',
  'threat',
  'freeMail',
  'otherDomain',
  'jobWordDomain',
  'unknownDomain',
  'oddLink',
  'chat',
  'foreignNumber',
  'tooEasy',
  'urgency',
  'bankData',
  'documents',
  'noCompany',
] as const;

export type WarningSignKind = (typeof WARNING_SIGN_KINDS)[number];

/** Signs for which an honest recruiter has no reason. */
export const STRONG_SIGNS: ReadonlySet<WarningSignKind> = new Set([
  'money',
  'payTo',
  'secrets',
  'lookAlike',
  'disguisedLink',
  'paidTasks',
  'mule',
  'falsePapers',
  'heldPapers',
]);

/** Signs that are just as common in honest messages. */
export const COMMON_SIGNS: ReadonlySet<WarningSignKind> = new Set(['freeMail', 'unknownDomain', 'documents']);

export interface WarningSign {
  readonly kind: WarningSignKind;
  readonly quotes: readonly string[];
  readonly company: KnownCompany | null;
}

/** The result of a check. Missing signs do not prove honesty. */
export interface MessageCheck {
  readonly found: readonly WarningSign[];
  readonly notFound: readonly WarningSignKind[];
}

export interface KnownCompany {
  readonly name: string;
  readonly domains: readonly string[];
}

export interface CompanyDomains {
  readonly companies: readonly KnownCompany[];
}
