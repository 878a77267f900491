/** In the order of the answer. */
export const SIGN_KINDS = [
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

export type SignKind = (typeof SIGN_KINDS)[number];

/** No honest recruiter needs these. */
export const STRONG_SIGNS: ReadonlySet<SignKind> = new Set([
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

/** Honest messages have these as often. */
export const COMMON_SIGNS: ReadonlySet<SignKind> = new Set(['freeMail', 'unknownDomain', 'documents']);

export interface FoundSign {
  readonly kind: SignKind;
  readonly quotes: readonly string[];
  readonly company: KnownCompany | null;
}

/** Missing signs say nothing about honesty. */
export interface MessageCheck {
  readonly found: readonly FoundSign[];
  readonly notFound: readonly SignKind[];
}

export interface KnownCompany {
  readonly name: string;
  readonly domains: readonly string[];
}

export interface CompanyDomains {
  readonly companies: readonly KnownCompany[];
}
