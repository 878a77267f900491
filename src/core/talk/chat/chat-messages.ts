import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { MAX_MESSAGE_LENGTH } from './chat.rules';

export const chatMessages = {
  contentMissing: 'Write a message.',
  contentTooLong: `A message can have at most ${groupIndian(MAX_MESSAGE_LENGTH)} characters.`,
  toMissing: 'Enter the person’s pseudonym.',
  profileNotShown: 'Your pseudonym has not loaded. Try again.',
  profileChanged: 'Your profile has changed on another page. Check the name that you write under, then try again.',
  notSent: 'Not sent.',
  notAccepted: 'The request was not accepted.',
  several: (count: number, text: string): string => `${count} new messages. The last: ${text}`,
  notChanged: 'The message was not changed.',
  notDeleted: 'The message was not deleted.',
  notMuted: 'Couldn’t change that. Try again.',
  notEntered: 'Couldn’t enter the room.',
  notLeft: 'Couldn’t leave the room.',
} as const;
