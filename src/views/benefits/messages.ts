import { BENEFIT_GROUP_LABELS } from '@/core/benefits/benefit-labels';
import type { Proof } from '@/core/career-status/proof.rules';

const proofs: Readonly<Record<Proof, string>> = {
  WORK_EMAIL: 'Work e-mail checked',
  STUDENT_EMAIL: 'College e-mail checked',
  JOB_PORTAL: 'Checked by the job portal',
  EMAIL_ONLY: 'E-mail partly checked',
};

/** Texts of benefits. */
export const messages = {
  groups: BENEFIT_GROUP_LABELS,
  proofs,
  title: 'Benefits that people report',
  reports: { one: '{count} report', other: '{count} reports' },
  newest: (month: string) => `newest ${month}`,
  hint: 'Choose a benefit to read what people say of it.',
  of: (total: string) => ` of ${total}`,
  said: 'What people say',
  saidOf: (benefit: string) => `What people say of: ${benefit}`,
  all: 'All benefits',
  backToStart: 'Back to the first reports',
  noText: 'No words, only the list.',
  worksHere: 'works here',
  left: 'left',
  nothingChecked: 'Nothing checked',
  empty: 'Employees haven’t shared any benefits yet.',
  emptyText: (company: string) => `Nobody has said yet what ${company} gives beside pay.`,
  nothingSaid: 'Nobody has reported this benefit here.',
  unknown: (name: string) => `We do not know a benefit “${name}”, so all are shown.`,
  placeUnknown: 'The address names a place in this list that does not exist, so the list begins at its start.',
  failedTitle: 'The benefits did not load.',
  failedText: 'The connection may have dropped.',
  tryAgain: 'Try again',
  loading: 'Loading benefits',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The next reports did not load.',
  end: 'That is all.',
} as const;
