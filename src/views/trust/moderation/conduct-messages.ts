export const conductMessages = {
  firstTitle: 'Read the code of conduct first',
  firstLead: 'It says what moderators decide by. Read it and accept it at its end; then the queue opens.',
  changedTitle: 'The code of conduct has changed',
  changedLead: (change: string) => `What is new: ${change} Read it and accept it at its end; then the queue opens.`,
  version: (version: number, day: string) => `Version ${version}, in force since ${day}.`,
  acceptTitle: 'Your acceptance',
  stored: 'The version that you accept and the day are stored with your account.',
  accept: 'Accept the code',
} as const;
