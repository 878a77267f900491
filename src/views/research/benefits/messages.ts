import { PROOF_LABELS } from '@/core/account/career-status/proof-labels';
import { BENEFIT_GROUP_LABELS } from '@/core/research/benefits/benefit-labels';

/** Texts of benefits. */
export const messages = {
  groups: BENEFIT_GROUP_LABELS,
  proofs: PROOF_LABELS,
  title: 'Benefits that people report',
  reports: { one: '{count} report', other: '{count} reports' },
  held: { one: '{count} report does not count yet.', other: '{count} reports do not count yet.' },
  heldWhy: 'A report counts later if its author’s account is new.',
  newest: (month: string) => `newest ${month}`,
  hint: 'Choose a benefit to read the reports of it.',
  of: (total: string) => ` of ${total}`,
  said: 'Reports',
  saidOf: (benefit: string) => `Reports of ${benefit}`,
  all: 'All benefits',
  backToStart: 'Back to the first reports',
  worksHere: 'works here',
  left: 'left',
  nothingChecked: 'Not verified',
  empty: 'Employees haven’t shared any benefits yet.',
  emptyText: (company: string) => `No benefits of ${company} are known yet.`,
  nothingSaid: 'Nobody has reported this benefit here.',
  unknown: (name: string) => `We do not know a benefit “${name}”, so all are shown.`,
  placeUnknown: 'The address names a place in this list that does not exist, so the list begins at its start.',
  failedTitle: 'The benefits did not load.',
  tryAgain: 'Try again',
  loading: 'Loading benefits',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The next reports did not load.',
  end: 'That is all.',
} as const;
