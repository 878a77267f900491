/** Texts about requests for answers. */
export const answerRequestMessages = {
  notSent: (name: string) => `${name} was not asked.`,
} as const;
