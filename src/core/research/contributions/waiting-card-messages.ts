export const waitingCardMessages = {
  onlyYouUntil: (moment: string) => `Only you see it now. Others see it from ${moment}, without your name.`,
} as const;
