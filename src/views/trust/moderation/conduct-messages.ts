export const conductMessages = {
  firstTitle: 'Read the code of conduct first',
  firstLead: 'It says how moderators decide. Read it and accept it at the end. Then the queue opens.',
  changedTitle: 'The code of conduct has changed',
  changedLead: (change: string) => `What is new: ${change} Read it and accept it at the end. Then the queue opens.`,
  version: (version: number, day: string) => `Version ${version}, in force since ${day}.`,
  acceptTitle: 'Your acceptance',
  stored: 'We store the version that you accept and the day with your account.',
  accept: 'Accept the code',
} as const;
