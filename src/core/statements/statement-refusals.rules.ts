/** Sentences of refusals of calls for statements. */
export const statementRefusals = { notFound: 'There is no such statement for you.' } as const;
