import { describe, expect, it } from 'vitest';
import type { ModeratedKindName } from '../moderated/moderated-kinds.rules';
import { checkTexts, heldWords, isMarked } from './case-findings.rules';
import { effectOf } from './check-effects.rules';

describe('what a finding does', () => {
  it.each<[ModeratedKindName, string, 'held' | 'noted' | 'nothing']>([
    ['review', 'Ask Rahul sir.', 'held'],
    ['interview', 'Ask Rahul sir.', 'held'],
    ['benefits', 'Ask Rahul sir.', 'held'],
    ['photo', 'Rahul sir at lunch', 'held'],
    ['post', 'Ask Rahul sir.', 'noted'],
    ['comment', 'Ask Rahul sir.', 'noted'],
    ['comment', 'Yesssssssssssssssss', 'nothing'],
    ['review', 'Yesssssssssssssssss', 'held'],
    ['comment', 'Call 98100 00210.', 'held'],
    ['post', 'Write to careers@vaayuna.example.', 'nothing'],
    ['review', 'Write to grievance.cell@vaayuna.example.', 'nothing'],
    ['post', 'Write to hr@gmail.com.', 'held'],
    ['post', 'Write to asha@vaayuna.example.', 'held'],
  ])('in a %s, "%s": %s', (kind, text, effect) => {
    const { held, noted } = checkTexts(kind, [text, null]);
    expect([held.length, noted.length]).toEqual([effect === 'held' ? 1 : 0, effect === 'noted' ? 1 : 0]);
    expect(isMarked(kind, [text])).toBe(effect !== 'nothing');
    expect(heldWords(kind, [text]).length).toBe(held.length);
  });

  it('lets an employer name the mailbox of a desk, and notes what only a moderator reads', () => {
    expect(effectOf('review', 'contact', 'careers@vaayuna.example')).toBe('none');
    expect(checkTexts('post', ['Ask Rahul sir.']).noted).toEqual([
      { rule: 'PERSON_NAMED', words: ['Rahul sir'], note: 'Name of a person', isNoted: true },
    ]);
  });

  it('names each word once, with the rule that it is about', () => {
    expect(checkTexts('comment', ['Call 98100 00210.', 'Or 98100 00210.']).held).toEqual([
      { rule: 'CONTACT', words: ['98100 00210'], note: 'Contact details' },
    ]);
  });
});
