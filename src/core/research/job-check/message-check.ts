/** The signs that a message is looked through for, in the order in which an answer lists them. */
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

/** Signs that no honest recruiter has a reason for. */
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

/** Signs that honest messages have as often. */
export const COMMON_SIGNS: ReadonlySet<SignKind> = new Set(['freeMail', 'unknownDomain', 'documents']);

/** A sign with the words of the message that show it; none for a sign that something is missing. */
export interface FoundSign {
  readonly kind: SignKind;
  readonly quotes: readonly string[];
  /** The company that an address resembles or a message names, with the domains that are known of it. */
  readonly company: KnownCompany | null;
}

/** The answer about a message. Signs that were not found say nothing about its honesty. */
export interface MessageCheck {
  readonly found: readonly FoundSign[];
  readonly notFound: readonly SignKind[];
}

/** A company with the registrable domains of its site, its career site and its addresses. */
export interface KnownCompany {
  readonly name: string;
  readonly domains: readonly string[];
}

export interface CompanyDomains {
  readonly companies: readonly KnownCompany[];
}
