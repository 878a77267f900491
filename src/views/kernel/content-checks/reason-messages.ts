/** Texts of the reasons for which a contribution is not published. */
export const reasonMessages = {
  reason: (rule: string, wording: string) => `${rule}: ${wording}`,
  words: (words: string) => `The words concerned: ${words}`,
} as const;
