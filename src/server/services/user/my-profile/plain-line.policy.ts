const MAX_LINE_LENGTH = 100;
const MAX_BIO_LENGTH = 80;
const MIN_NAME_LENGTH = 3;

/** Joiners belong to words of Indian scripts and of Urdu, behind one of their letters, and to some emoji, between their parts. */
const STRAY_JOINER =
  /(?<![\u0600-\u06FF\u0900-\u0DFF])\u200C|(?<![\u0600-\u06FF\u0900-\u0DFF]|(?:\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})(?=\u200D\p{Extended_Pictographic}))\u200D/u;
/** Controls, turns of direction, and signs without width. */
const UNSEEN = /\p{Cc}|\p{Zl}|\p{Zp}|(?![\u200C\u200D])\p{Cf}|[\u115F\u1160\u3164\uFFA0]/u;

/** Returns the fault of one line of text as a sentence with the remedy; null if there is none. */
export function lineFault(line: string, maxLength: number = MAX_LINE_LENGTH): string | null {
  return unseenFault(line) ?? ([...line].length > maxLength ? `Use at most ${maxLength} characters.` : null);
}

/** Returns the fault of a text of several lines; its length is the contract's. */
export function textFault(text: string): string | null {
  return unseenFault(text.replaceAll(/[\n\r\t]/g, ' '));
}

/** The same for a text about oneself: it is shown beside the pseudonym, so it must not say who its user is. */
export function bioFault(bio: string, ownName: string): string | null {
  const fault = lineFault(bio, MAX_BIO_LENGTH);
  if (fault !== null) return fault;
  const isReachable = /\S@\S+\.\S/.test(bio) || /(?:\d[\s-]?){10}/.test(bio);
  if (isReachable) return 'Leave out e-mail addresses and phone numbers: they say who you are.';
  const words = wordsOf(bio);
  const isNamed = wordsOf(ownName).some((word) => word.length >= MIN_NAME_LENGTH && words.includes(word));
  return isNamed ? 'Leave out your name: this stands beside your pseudonym.' : null;
}

/** Returns the fault of one line with signs that nobody sees; null if it has none. */
export function unseenFault(line: string): string | null {
  const hasUnseen = UNSEEN.test(line) || STRAY_JOINER.test(line);
  return hasUnseen ? 'This has invisible characters. Type it again instead of pasting it.' : null;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
