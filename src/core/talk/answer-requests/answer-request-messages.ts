export const answerRequestMessages = {
  notSent: (name: string) => `Couldn’t ask ${name}.`,
} as const;

/** Ends of sentences: the outcome of a request. */
export const answerRequestAims = { sent: (name: string) => `${name} was asked` } as const;
