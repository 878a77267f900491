import { CONTACT_DETAILS_REFUSAL } from '@/core/kernel/common/reach-refusal.rules';
import { invisibleFaultInLine } from '@/core/kernel/common/unseen-signs.rules';
import { isReachable } from '@/core/kernel/content-checks/reachable.rules';

/** The kinds of text. Other users read title and place as “<job title> at <company>”. */
export type CareerTextKind = 'title' | 'place';

const MIXED = 'One word mixes letters of several alphabets. Type it again.';
const VERIFIED = 'Leave out check marks and “verified”: the mark appears by itself once you prove your work.';
export const OFFICIAL = 'This looks like an official account. Say plainly where you work and what you do.';

// Ticks, ticked boxes and their look-alikes.
const CHECK_MARK = /[\u221A\u2611\u2705\u2713\u2714\u237B\u{1F5F8}\u{1F5F9}\u{1FBB1}]/u;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

const SIGNS = '0134578@$!';
const LETTERS = 'oieastbasi';

const VERIFIED_WORDS = /\b(?:verified|blue ?ticks?)\b|सत्यापित/;
/** Titles that claim to represent the site. Content moderators and official language officers have real jobs. */
const OFFICIAL_TITLES = [
  /^(?:(?:the|senior|lead|chief|head|super|global) )*(?:(?:community|forum|site|app|platform) )*(?:moderators?\b|mods?(?: team)?$)/,
  /^(?:(?:the|super) )*(?:(?:community|forum) )*admins?(?: team)?$/,
  /^officials?$/,
  /\bofficial (?:account|team|support|help|page|handle|profile|channel|news|moderator|admin|staff|member|representative|spokesperson)s?\b/,
];

/** Checks the form of a trimmed text. career-words.rules.ts checks its words. */
export function careerTextFault(text: string): string | null {
  const invisible = invisibleFaultInLine(text);
  if (invisible !== null) return invisible;
  if (isReachable(text)) return CONTACT_DETAILS_REFUSAL;
  if (lettersIn(text).some((word) => LATIN.test(word) && LIKE_LATIN.test(word))) return MIXED;
  const readings = readingsOf(text);
  if (CHECK_MARK.test(text) || readings.some((words) => VERIFIED_WORDS.test(words))) return VERIFIED;
  return readings.some((words) => OFFICIAL_TITLES.some((title) => title.test(words))) ? OFFICIAL : null;
}

/**
 * Returns the text in lower case with single spaces, in several readings: as written, and with digits as letters (1 as
 * i and as l).
 */
export function readingsOf(text: string): readonly string[] {
  const small = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const letters = (signs: string): string =>
    signs.replaceAll(/[0134578@$!]/g, (sign) => LETTERS[SIGNS.indexOf(sign)] ?? sign);
  return [small, letters(small), letters(small.replaceAll('1', 'l'))].map((line) =>
    line
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
}

function lettersIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}
