import type { CaseFinding } from '../moderated/case-finding';
import type { ModeratedKindName } from '../moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '../moderated/moderation-rules.rules';
import type { CheckEffect } from './check-effects.rules';
import { effectOf } from './check-effects.rules';
import { checkText } from './content-checks.rules';
import type { CheckGround } from './finding';
import { CHECK_GROUNDS } from './finding';

export const RULE_BY_GROUND: Readonly<Record<CheckGround, ModerationRuleId>> = {
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

export interface MarkedWords {
  readonly ground: CheckGround;
  readonly words: readonly string[];
}

export interface CheckedTexts {
  /** Findings that prevent publication. */
  readonly held: readonly CaseFinding[];
  /** Findings that a moderator reads while the text is published. */
  readonly noted: readonly CaseFinding[];
}

export function heldWords(kind: ModeratedKindName, texts: readonly (string | null)[]): readonly MarkedWords[] {
  return marked(kind, foundIn(texts), 'hold');
}

/** Returns one finding per ground. Empty texts are null. */
export function checkTexts(kind: ModeratedKindName, texts: readonly (string | null)[]): CheckedTexts {
  const found = foundIn(texts);
  return {
    held: marked(kind, found, 'hold').map(findingOf),
    noted: asNotedFindings(marked(kind, found, 'note').map(findingOf)),
  };
}

/** Converts findings to noted ones, which do not prevent publication. */
export function asNotedFindings(findings: readonly CaseFinding[]): readonly CaseFinding[] {
  return findings.map((finding) => ({ ...finding, isNoted: true }));
}

export function isMarked(kind: ModeratedKindName, texts: readonly (string | null)[]): boolean {
  const { held, noted } = checkTexts(kind, texts);
  return held.length + noted.length > 0;
}

interface FoundWords {
  readonly ground: CheckGround;
  readonly words: string;
}

function foundIn(texts: readonly (string | null)[]): readonly FoundWords[] {
  return texts
    .filter((text) => text !== null)
    .flatMap((text) => checkText(text).map(({ ground, start, end }) => ({ ground, words: text.slice(start, end) })));
}

function marked(kind: ModeratedKindName, found: readonly FoundWords[], effect: CheckEffect): readonly MarkedWords[] {
  return CHECK_GROUNDS.flatMap((ground) => {
    const ofGround = found.filter((one) => one.ground === ground && effectOf(kind, ground, one.words) === effect);
    const words = [...new Set(ofGround.map((one) => one.words))];
    return words.length === 0 ? [] : [{ ground, words }];
  });
}

function findingOf({ ground, words }: MarkedWords): CaseFinding {
  return { rule: RULE_BY_GROUND[ground], words, note: NOTES[ground] };
}
