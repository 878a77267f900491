import type { CaseFinding } from '@/core/moderation/case-finding';
import type { ModerationRuleId } from '@/core/moderation/moderation-rules.rules';
import { checkText } from './content-checks.rules';
import type { CheckGround } from './finding';
import { CHECK_GROUNDS } from './finding';

/** The rule that each ground is about. */
export const RULE_OF_GROUND: Readonly<Record<CheckGround, ModerationRuleId>> = {
  contact: 'CONTACT',
  account: 'CONTACT',
  person: 'PERSON_NAMED',
  abuse: 'ABUSE',
  copied: 'COPIED',
  repetition: 'COPIED',
};

const NOTES: Readonly<Record<CheckGround, string>> = {
  contact: 'Contact details',
  account: 'Number of an account or a document',
  person: 'Name of a person',
  abuse: 'Insult or threat',
  copied: 'Like an earlier text',
  repetition: 'Repeated by a machine or a held key',
};

/** Returns what the automatic checks find in the texts of a contribution, as moderators read it: a finding for each ground. Empty texts are null. */
export function caseFindingsOf(texts: readonly (string | null)[]): readonly CaseFinding[] {
  const found = texts.flatMap((text) =>
    text === null ? [] : checkText(text).map(({ ground, start, end }) => ({ ground, words: text.slice(start, end) })),
  );
  return CHECK_GROUNDS.flatMap((ground) => {
    const words = [...new Set(found.filter((one) => one.ground === ground).map((one) => one.words))];
    return words.length === 0 ? [] : [{ rule: RULE_OF_GROUND[ground], words, note: NOTES[ground] }];
  });
}
