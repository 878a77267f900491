/** What people read where an address could not be proved. */
export const verificationMessages = {
  notSent: 'The code was not sent.',
  notVerified: 'Your code was not checked.',
} as const;
