export const lineMessages = {
  ready: 'ready',
  waiting: 'waiting',
  share: (percent: number, sent: string, all: string) => `${percent}%, ${sent} of ${all}`,
  uploading: (name: string) => `Uploading ${name}`,
  unnamed: 'Picture',
  tryAgain: 'Try again',
} as const;
