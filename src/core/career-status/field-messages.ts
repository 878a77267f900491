import { careerMessages } from './career-messages';

/** One sentence per field that needs attention, by the field's name; empty where all is well. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The longest text of a career status, in characters. */
export const CAREER_TEXT_MAX_LENGTH = 150;

/** Whether any field has something to say. */
export function hasMessages(messages: FieldMessages): boolean {
  return Object.keys(messages).length > 0;
}

/** What is wrong with a trimmed text: missing (where it may not be, with the sentence that asks for it) or too long. */
export function textMessage(field: string, text: string, missing: string | null): FieldMessages {
  if (text === '' && missing !== null) return { [field]: missing };
  return text.length > CAREER_TEXT_MAX_LENGTH ? { [field]: careerMessages.tooLong } : {};
}
