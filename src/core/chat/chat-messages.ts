import { groupIndian } from '../formatting/indian-number';
import { MAX_MESSAGE_LENGTH } from './chat.rules';

/** Texts around conversations. */
export const chatMessages = {
  contentMissing: 'Write a message.',
  contentTooLong: `A message has at most ${groupIndian(MAX_MESSAGE_LENGTH)} characters.`,
  toMissing: 'Write the pseudonym of the person.',
  profileNotShown: 'Your pseudonym has not loaded. Try again.',
  profileChanged: 'Your profile has changed on another page. Look at the name that you write under, then try again.',
  notSent: 'Not sent. Check your connection.',
  notAccepted: 'The request was not accepted.',
  notLeft: 'Nothing has changed.',
} as const;
