import type { Provision } from '../law';

/** The reasons for which a job ends, as far as the terms of payment tell them apart. */
export const EXIT_REASONS = [
  'resignation',
  'dismissal',
  'retrenchment',
  'closure',
  'retirement',
  'fixedTermEnd',
  'disablement',
  'death',
] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** Employers by the number of people that they employ; the government has rules of its own. */
export const EXIT_EMPLOYERS = ['twenty', 'ten', 'fewer', 'government'] as const;
export type ExitEmployer = (typeof EXIT_EMPLOYERS)[number];

/** Workers, and managers or supervisors, as section 2(1)(zzl) of the OSH Code tells them apart. */
export const EXIT_WORKS = ['worker', 'manager'] as const;
export type ExitWork = (typeof EXIT_WORKS)[number];

/** The dues at the end of a job. */
export const EXIT_DUES = [
  'wages',
  'leave',
  'gratuityClaim',
  'gratuity',
  'fundReturn',
  'fundExit',
  'fundRest',
  'taxCertificate',
  'bonus',
  'wageClaim',
] as const;
export type ExitDue = (typeof EXIT_DUES)[number];

/** A term, counted from the last day of work. */
export type ExitTerm =
  | { readonly kind: 'workingDays'; readonly days: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'months'; readonly months: number }
  /** A day of the month after that of the last day. */
  | { readonly kind: 'dayOfNextMonth'; readonly day: number }
  /** Months after 31 March that closes the accounting year of the last day. */
  | { readonly kind: 'afterYear'; readonly months: number }
  /** A day of the year after the financial year of the last day. */
  | { readonly kind: 'dayAfterYear'; readonly month: number; readonly day: number }
  /** Months after the wages were due. */
  | { readonly kind: 'afterWages'; readonly months: number }
  /** No law names a day: the contract does, or a state’s Shops and Establishments Act. */
  | { readonly kind: 'contract' }
  /** The service rules of a government name it. */
  | { readonly kind: 'serviceRules' };

/** A term of payment with those whom it holds for. */
export interface ExitDueRow extends Provision {
  readonly due: ExitDue;
  /** A name that differs between rows of one due and day. */
  readonly group: string;
  readonly reasons: readonly ExitReason[];
  readonly employers: readonly ExitEmployer[];
  readonly works: readonly ExitWork[];
  /** Monthly pay up to which the row holds, or above which; absent if pay does not matter. Pay that is not known is above. */
  readonly upTo?: number;
  readonly above?: number;
  readonly term: ExitTerm;
}

/** The days before and since the labour codes. */
export const BEFORE_CODES = { validFrom: '2023-04-01', validTo: '2025-11-20' } as const;
export const UNDER_CODES = { validFrom: '2025-11-21', validTo: '2027-03-31' } as const;

/** A row in force for everybody, unless it says otherwise. */
export const FOR_ALL = {
  status: 'in-force',
  checkedOn: '2026-11-27',
  group: 'all',
  reasons: EXIT_REASONS,
  employers: EXIT_EMPLOYERS,
  works: EXIT_WORKS,
} as const;
