/** Texts about requests for answers. */
export const answerRequestMessages = {
  notSent: (name: string) => `${name} was not asked.`,
} as const;

/** Ends of sentences: the outcome of a request. */
export const answerRequestAims = { sent: (name: string) => `${name} was asked` } as const;
