import type { Provision } from '../law';

/** Reasons for the end of a job that affect the terms of payment. */
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

/** Employers by number of employees. The government has its own rules. */
export const EXIT_EMPLOYERS = ['twenty', 'ten', 'fewer', 'government'] as const;
export type ExitEmployer = (typeof EXIT_EMPLOYERS)[number];

/** As in section 2(1)(zzl) of the OSH Code. */
export const EXIT_WORKER_TYPES = ['worker', 'manager'] as const;
export type ExitWorkerType = (typeof EXIT_WORKER_TYPES)[number];

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

export type ExitTerm =
  | { readonly kind: 'workingDays'; readonly days: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'dayOfNextMonth'; readonly day: number }
  | { readonly kind: 'afterYear'; readonly months: number }
  | { readonly kind: 'dayAfterYear'; readonly month: number; readonly day: number }
  | { readonly kind: 'afterWages'; readonly months: number }
  /** No law defines the day: the contract does, or a state’s Shops and Establishments Act. */
  | { readonly kind: 'contract' }
  /** The service rules of a government define the day. */
  | { readonly kind: 'serviceRules' };

export interface ExitDueRow extends Provision {
  readonly due: ExitDue;
  readonly group: string;
  readonly reasons: readonly ExitReason[];
  readonly employers: readonly ExitEmployer[];
  readonly works: readonly ExitWorkerType[];
  /** Monthly pay up to which the row applies. Absent if pay does not matter. Unknown pay counts as higher. */
  readonly upTo?: number;
  readonly above?: number;
  readonly term: ExitTerm;
}

/** The periods before and since the labour codes. */
export const BEFORE_CODES = { validFrom: '2023-04-01', validTo: '2025-11-20' } as const;
export const UNDER_CODES = { validFrom: '2025-11-21', validTo: '2027-03-31' } as const;

export const FOR_ALL = {
  status: 'in-force',
  checkedOn: '2026-11-27',
  group: 'all',
  reasons: EXIT_REASONS,
  employers: EXIT_EMPLOYERS,
  works: EXIT_WORKER_TYPES,
} as const;
