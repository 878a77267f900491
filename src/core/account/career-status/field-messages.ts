import { unseenInLine } from '@/core/kernel/common/unseen-signs.rules';
import { careerMessages } from './career-messages';
import { careerTextFault } from './career-text.rules';

/** One sentence per field that needs attention, by the field's name; empty if all is well. */
export type FieldMessages = Readonly<Record<string, string>>;

/** In characters. */
export const MAX_CAREER_TEXT_LENGTH = 150;

/** Returns whether any field needs attention. */
export function hasMessages(messages: FieldMessages): boolean {
  return Object.keys(messages).length > 0;
}

/** Returns what is wrong with a trimmed text: missing (if it may not be, with the sentence that asks for it), too long or with unseen signs. */
export function textMessage(field: string, text: string, missing: string | null): FieldMessages {
  if (text === '' && missing !== null) return { [field]: missing };
  if (text.length > MAX_CAREER_TEXT_LENGTH) return { [field]: careerMessages.tooLong };
  const fault = unseenInLine(text);
  return fault === null ? {} : { [field]: fault };
}

/** The same of a text that others read: also what it claims. */
export function shownTextMessage(field: string, text: string, missing: string | null): FieldMessages {
  const messages = textMessage(field, text, missing);
  const fault = hasMessages(messages) ? null : careerTextFault(text);
  return fault === null ? messages : { [field]: fault };
}
