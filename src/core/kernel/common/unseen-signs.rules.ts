// Controls, and characters that change the text direction or have no width.
const UNSEEN = /\p{Cc}|\p{Zl}|\p{Zp}|\p{Cf}|[\u115F\u1160\u3164\uFFA0]/u;
// Joiners are legitimate in Indian words and Urdu, after a letter of such a script, and within an
// emoji. Anywhere else they are invisible.
const JOINERS =
  /(?<=[\u0600-\u06FF\u0900-\u0DFF])[\u200C\u200D]|(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;
const BREAKS = /[\n\r\t]/g;

export const INVISIBLE_CHARACTERS = 'This has invisible characters. Type it again instead of pasting it.';

export function invisibleFaultInLine(line: string): string | null {
  return UNSEEN.test(line.replaceAll(JOINERS, '')) ? INVISIBLE_CHARACTERS : null;
}

export function invisibleFaultInText(text: string): string | null {
  return invisibleFaultInLine(text.replaceAll(BREAKS, ' '));
}
