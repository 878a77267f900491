import { groupIndian } from '@/core/kernel/formatting/indian-number';

/** Texts of the list of corrections, for moderators. */
export const queueMessages = {
  title: 'Corrections of entries',
  back: 'Moderation',
  lead: 'Companies propose them. Open the source, compare, and accept only what it shows. The company reads your reason for a refusal.',
  gate: 'Log in to decide corrections',
  loading: 'Loading the corrections',
  failedTitle: 'The corrections did not load',
  tryAgain: 'Try again',
  empty: 'No correction waits.',
  more: (open: number) => `${groupIndian(open)} wait. The oldest come first; the others follow as these are decided.`,
  proven: (domain: string) => `The company has proven ${domain}.`,
  present: 'The entry says',
  value: 'The company proposes',
  nothing: 'Nothing',
  source: 'Source',
  newTab: '(opens a new tab)',
  accept: 'Accept',
  refuse: 'Refuse',
  acceptOf: (name: string, field: string) => `Accept: ${field} of ${name}`,
  refuseOf: (name: string, field: string) => `Refuse: ${field} of ${name}`,
  reason: 'Reason for the company',
  refuseNow: 'Refuse with this reason',
  keep: 'Don’t refuse',
  decided: { ACCEPTED: 'Accepted. The entry says it now.', REFUSED: 'Refused. The company reads why.' },
} as const;
