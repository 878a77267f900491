export const answerRequestMessages = {
  notSent: (name: string) => `Couldn’t ask ${name}.`,
} as const;

export const answerRequestOutcomes = { sent: (name: string) => `${name} was asked` } as const;
