export const CONVERSATION_CLOSED = 'talk_closed';

export const chatRefusals = {
  talkNotFound: 'This conversation no longer exists.',
  writerRequired: 'Choose a pseudonym and add your career details to write messages.',
  pseudonymNotFound: 'Nobody has this pseudonym. Check its spelling.',
  ownName: 'This is your own pseudonym.',
  talkExists: 'You already have a conversation with this pseudonym, or one of you has left it.',
  linkInRequest: 'Leave out the link. You can send it once your request is accepted.',
  tooManyRequests: (perDay: number): string => `You can ask ${perDay} people in a day. Ask this one tomorrow.`,
  notAccepted: 'You can write more once the request is accepted.',
  messageNotFound: 'This message no longer exists.',
  settled: 'A message can be changed or deleted for 15 minutes.',
  ownMessage: 'This is your own message.',
  closed: 'This conversation is closed.',
} as const;
