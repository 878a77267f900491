/** `aim` describes the state after the write, such as “your vote counts”. */
export const retryingWriteMessages = {
  unknown: (aim: string) => `We could not find out whether ${aim}.`,
  trying: 'We keep trying while this page is open.',
  sendAgain: 'Nothing is lost. If you send it again, it counts only once.',
  known: (aim: string) => `It worked: ${aim}.`,
} as const;
