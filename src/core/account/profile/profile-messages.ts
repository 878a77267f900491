export const profileMessages = {
  userNameMissing: 'Choose a name, or take one of the suggestions.',
  avatarMissing: 'Choose a picture.',
  notSaved: 'Your profile was not saved.',
} as const;
