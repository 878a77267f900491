export const reasonMessages = {
  reason: (rule: string, wording: string) => `${rule}: ${wording}`,
  words: (words: string) => `The words concerned: ${words}`,
} as const;
