import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_MESSAGE_LENGTH } from './chat.rules';
import { chatMessages } from './chat-messages';
import { chatRefusals } from './chat-refusals.rules';
import { containsLink } from './links-in-messages.rules';

export function checkMessage(text: string): string | null {
  if (text.trim() === '') return chatMessages.contentMissing;
  return lengthOf(text) > MAX_MESSAGE_LENGTH ? chatMessages.contentTooLong : null;
}

export function checkRequest(text: string): string | null {
  return checkMessage(text) ?? (containsLink(text) ? chatRefusals.linkInRequest : null);
}
