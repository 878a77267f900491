export const messages = {
  name: 'Pseudonym',
  nameHint: 'Others see only this name, never your own.',
  nameChecking: 'Checking the name',
  nameFree: 'This name is free.',
  takeName: (name: string) => `Use ${name}`,
  useOwnName: 'Use it anyway',
  newName: (before: string, after: string, keepsLook: boolean) =>
    keepsLook
      ? `Old posts and comments stay under ${before}. From now on you write as ${after}, and anyone who sees both can tell that they are the same person.`
      : `Old posts and comments stay under ${before}. From now on you write as ${after}, with another picture and without your line and job title; nobody can connect the two.`,
  keepLook: 'Keep my picture, line and job title. Anyone can then connect the two names.',
  suggestedNames: 'Free names',
  otherNames: 'Other names',
  avatar: 'Your picture',
  avatarOption: (position: number) => `Picture ${position}`,
  loadingAvatars: 'Loading pictures',
  avatarsFailed: 'The pictures did not load.',
  tryAgain: 'Try again',
  pickerTitle: 'Post as',
  pickerHint: 'Others see only this.',
  pickerLabel: 'Profile',
  pickerClose: 'Close',
  pickerEmpty: 'You have no profile to post under yet.',
  pickerFailed: 'Your profiles did not load.',
  loadingProfiles: 'Loading your profiles',
  profileTypes: { ANONYMOUS: 'Your pseudonym', DESIGNATION: 'Your designation' },
} as const;
