import { formatMonth } from '@/core/kernel/formatting/date';

/** Texts of a company's domains. */
export const messages = {
  title: 'Domains',
  lead: 'The domains that we know of this company. It may have others.',
  check: 'Check a message that you got',
  loading: 'Loading the domains',
  failedTitle: 'The domains did not load',
  tryAgain: 'Try again',
  none: 'No domain of this company is known.',
  added: (month: string) => `added by a moderator, ${formatMonth(month)}`,
  domain: 'Another domain of the company',
  hint: 'Check first that the company itself names it. It proves no claim. The public log says that the entry was corrected.',
  shared: 'Both companies use it',
  add: 'Add the domain',
  remove: (domain: string) => `Remove ${domain}`,
  sure: (domain: string, name: string) => `Messages from ${domain} will no longer count as from ${name}.`,
  yes: 'Remove it now',
  no: 'Keep it',
} as const;
