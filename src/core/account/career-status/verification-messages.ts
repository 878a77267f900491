export const verificationMessages = {
  notSent: 'The code was not sent.',
  notVerified: 'Your code was not checked.',
} as const;
