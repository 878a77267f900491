/** Sentences about addresses without a page. */
export const pageRefusals = {
  notFound: 'There is no page at this address.',
} as const;
