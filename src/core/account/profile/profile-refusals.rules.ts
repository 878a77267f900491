export const profileRefusals = {
  chooseAnother: 'Choose another profile.',
  notYet: 'You do not have this profile yet. Choose another one.',
} as const;
