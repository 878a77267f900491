export const mergeRefusals = {
  notProved: 'Log in with the other account first: add its login above. The proof counts for ten minutes.',
  hasTask: 'One of the two accounts is a moderator’s. Accounts with a task here cannot be merged.',
  speaksForCompany: 'One of the two accounts speaks for a company. It stays apart from an account that takes part.',
  isPaused: 'The other account is deactivated. Log in to it once, then come back.',
  isHeld:
    'Something of the other account waits for a moderator, or is not shown to others yet. Try again when that is decided.',
  nothingToJoin: 'Choose a pseudonym for this account first, or keep the pseudonyms apart.',
} as const;
