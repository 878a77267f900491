export const waitingMessages = {
  waiting: { interview: 'Your interview', benefits: 'Your report of benefits', photo: 'Your photo' },
  allOwn: 'Your contributions',
} as const;
