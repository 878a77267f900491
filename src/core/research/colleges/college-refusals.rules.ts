export const collegeRefusals = {
  notFound: 'There is no college at this address.',
} as const;
