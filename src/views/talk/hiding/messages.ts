export const messages = {
  title: 'Blocked people',
  lead: 'You do not see what these pseudonyms write. We do not tell them.',
  unblock: 'Unblock',
  unblockName: (name: string) => `Unblock ${name}`,
  emptyTitle: 'You haven’t blocked anyone',
  emptyText:
    'When someone’s posts bother you, open the menu of a post or comment and press “Block”. Their name is then listed here.',
  toPosts: 'Read posts',
  reporting: 'Blocked or reported',
  reportingPoints: [
    'Blocking hides a pseudonym only from you. Others still see what it writes.',
    'If something breaks the rules, report it from the same menu: a moderator reviews it.',
  ],
  guidelines: 'Community guidelines',
  gate: 'Log in to see whom you have blocked',
  loading: 'Loading the list',
  failedTitle: 'The list did not load',
  failedNote: 'Nothing has changed.',
  tryAgain: 'Try again',
} as const;
