import { plainText } from '../formatting/compared-text.rules';
import type { CaseFinding } from '../moderated/case-finding';
import type { ModerationRuleId } from '../moderated/moderation-rules.rules';

/** Shorter texts are the same by chance ("the pay comes late"). */
export const MIN_REMEMBERED_LENGTH = 40;

/** Returns what is compared of the texts of a contribution, without case, signs and spaces; short ones are left out. */
export function rememberedTexts(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.map((text) => plainText(text)))].filter((plain) => plain.length >= MIN_REMEMBERED_LENGTH);
}

/** Returns whether texts that a moderator took off by a rule are remembered. The first writing of a copied text may stay, so its words are not. */
export function isRemembered(rule: ModerationRuleId | null): boolean {
  return rule !== null && rule !== 'COPIED' && rule !== 'PICTURE';
}

/** Returns the finding of a text that equals one that was taken off by a rule. */
export function removedBefore(rule: ModerationRuleId): CaseFinding {
  return { rule, words: [], note: 'Equal to a text that a moderator took off before' };
}
