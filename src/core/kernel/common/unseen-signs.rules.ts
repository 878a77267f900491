// Controls, and what turns the direction of the text around it or has no width.
const UNSEEN = /\p{Cc}|\p{Zl}|\p{Zp}|\p{Cf}|[\u115F\u1160\u3164\uFFA0]/u;
// Joiners stand in some Indian words and in Urdu ones, after a letter of such a script, and within an emoji. Anywhere else nobody sees them.
const JOINERS =
  /(?<=[\u0600-\u06FF\u0900-\u0DFF])[\u200C\u200D]|(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;
const BREAKS = /[\n\r\t]/g;

/** The fault of a text with signs that nobody sees. */
export const UNSEEN_SIGNS = 'This has invisible characters. Type it again instead of pasting it.';

/** Returns the fault of one line with signs that nobody sees, as a sentence; null if it has none. */
export function unseenInLine(line: string): string | null {
  return UNSEEN.test(line.replaceAll(JOINERS, '')) ? UNSEEN_SIGNS : null;
}

/** The same of a text with breaks and tabs. */
export function unseenInText(text: string): string | null {
  return unseenInLine(text.replaceAll(BREAKS, ' '));
}
