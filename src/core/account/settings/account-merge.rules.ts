export const mergeRefusals = {
  notProved: 'First add the other account’s login above. You can merge within ten minutes of that.',
  hasTask: 'One of the two accounts is a moderator’s, so they cannot be merged.',
  speaksForCompany: 'One of the two accounts speaks for a company, so they cannot be merged.',
  isPaused: 'The other account is deactivated. Log in to it once, then come back.',
  isHeld: 'A contribution of the other account is still under review or not yet public. Try again after that.',
  nothingToJoin: 'Choose a pseudonym for this account first, or keep the pseudonyms separate.',
} as const;
