import { invisibleFaultInLine } from '@/core/kernel/common/unseen-signs.rules';
import { careerMessages } from './career-messages';
import { careerTextFault } from './career-text.rules';

export type FieldMessages = Readonly<Record<string, string>>;

export const MAX_CAREER_TEXT_LENGTH = 150;

export function hasMessages(messages: FieldMessages): boolean {
  return Object.keys(messages).length > 0;
}

/** `missing` is the sentence that asks for the text, or null if the text is optional. */
export function textMessage(field: string, text: string, missing: string | null): FieldMessages {
  if (text === '' && missing !== null) return { [field]: missing };
  if (text.length > MAX_CAREER_TEXT_LENGTH) return { [field]: careerMessages.tooLong };
  const fault = invisibleFaultInLine(text);
  return fault === null ? {} : { [field]: fault };
}

export function shownTextMessage(field: string, text: string, missing: string | null): FieldMessages {
  const messages = textMessage(field, text, missing);
  const fault = hasMessages(messages) ? null : careerTextFault(text);
  return fault === null ? messages : { [field]: fault };
}
