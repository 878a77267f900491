/** Texts about requests for answers. */
export const answerRequestMessages = {
  notSent: (name: string) => `${name} was not asked.`,
} as const;

/** What is so after a request, as the end of a sentence. */
export const answerRequestAims = { sent: (name: string) => `${name} was asked` } as const;
