import { plainText } from '../formatting/compared-text.rules';
import type { CaseFinding } from '../moderated/case-finding';
import type { ModerationRuleId } from '../moderated/moderation-rules.rules';

/** Minimum length. Shorter texts match by chance ("the pay comes late"). */
export const MIN_REMEMBERED_LENGTH = 40;

/** Normalizes case, punctuation and spaces. Short texts are left out. */
export function rememberedTexts(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.map((text) => plainText(text)))].filter((plain) => plain.length >= MIN_REMEMBERED_LENGTH);
}

/** Returns whether a removed text is remembered. Copies are not, because the original text may stay. */
export function isRemembered(rule: ModerationRuleId | null): boolean {
  return rule !== null && rule !== 'COPIED' && rule !== 'PICTURE';
}

export function removedBefore(rule: ModerationRuleId): CaseFinding {
  return { rule, words: [], note: 'Same as a text that a moderator removed earlier' };
}
