import { formatMonth } from '@/core/kernel/formatting/date';

const loading = {
  loading: 'Loading the domains',
  failedTitle: 'The domains did not load',
  tryAgain: 'Try again',
} as const;

export const messages = {
  ...loading,
  title: 'Domains',
  lead: 'These are the domains of this company that we know of. It may have others.',
  check: 'Check a message that you got',
  none: 'No domain of this company is known.',
  added: (month: string) => `added by a moderator, ${formatMonth(month)}`,
  domain: 'Another domain of the company',
  hint: 'Check first that the company itself names it. Adding it does not prove a claim. The public log says that the entry was corrected.',
  shared: 'Both companies use it',
  add: 'Add the domain',
  remove: (domain: string) => `Remove ${domain}`,
  sure: (domain: string, name: string) => `Messages from ${domain} will no longer count as coming from ${name}.`,
  yes: 'Remove it now',
  no: 'Keep it',
} as const;

export const provedMessages = {
  ...loading,
  title: 'Domains at which people verified a work email',
  lead: 'These domains are not listed yet. The owner of a domain can have five addresses there, so check first that the company itself names it on its own pages.',
  none: 'No other domain has five people with a verified work email.',
  people: (domain: string, people: number) => `${domain}: at least ${people} people`,
  use: (domain: string) => `Enter ${domain}`,
} as const;
