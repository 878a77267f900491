/** Texts about writes whose answers were lost; `aim` is what is so after the write: “your vote counts”. */
export const sureWriteMessages = {
  unknown: (aim: string) => `We could not find out whether ${aim}.`,
  trying: 'We try again as long as this page is open.',
  sendAgain: 'Nothing is lost: send it again, and it counts once.',
  known: (aim: string) => `Now we know: ${aim}.`,
} as const;
