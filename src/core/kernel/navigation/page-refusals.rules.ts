export const pageRefusals = {
  notFound: 'There is no page at this address.',
  away: 'This page did not load. Please try again in a few minutes.',
} as const;
