import { describe, expect, it } from 'vitest';
import {
  canRephrase,
  MIN_REPHRASE_LENGTH,
  REPHRASE_OUTCOMES,
  rephraseFailureOf,
  rephraseMessages,
  rephraseOutcomeOf,
  rephraseTextOf,
  rephraseTextsOf,
} from './rephrase.rules';

describe('rewording a post', () => {
  it('[VA-REPHRASE-MIN] [LM-REPHRASE] needs 20 characters', () => {
    expect(MIN_REPHRASE_LENGTH).toBe(20);
    expect([canRephrase('x'.repeat(19)), canRephrase('x'.repeat(20)), canRephrase(`${' '.repeat(20)}x`)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(canRephrase('🙂'.repeat(20))).toBe(true);
  });

  it('[EM-POST-VALIDATION] has five outcomes; any other value reads as UNKNOWN', () => {
    for (const outcome of REPHRASE_OUTCOMES) expect(rephraseOutcomeOf(outcome)).toBe(outcome);
    for (const other of ['', 'valid', 'SPAM']) expect(rephraseOutcomeOf(other)).toBe('UNKNOWN');
  });

  it('[ER-REPHRASE-JUNK] [ER-REPHRASE-LIMIT] [ER-REPHRASE-SHORT] [ER-REPHRASE-FAILURE] says what the specification says', () => {
    expect(rephraseTextOf('JUNK', false, rephraseMessages)).toBe('AI is confused. Try writing a bit more clearly.');
    expect(rephraseTextOf('POST_LIMIT_EXCEEDED', false, rephraseMessages)).toBe(
      'You’ve hit the rephrase limit for this post.',
    );
    expect(rephraseTextOf('USER_LIMIT_EXCEEDED', false, rephraseMessages)).toBe(
      'You’ve hit the rephrase limit for today. You can rephrase again tomorrow.',
    );
    expect(rephraseMessages.tooShort).toBe('Write at least 20 characters to use ‘Rephrase with AI’.');
    expect(rephraseTextOf('UNKNOWN', true, rephraseMessages)).toBe(
      'AI rephrase didn’t work this time, but your post is live!',
    );
    expect(rephraseFailureOf(false, rephraseMessages)).toBe(
      'AI rephrase didn’t work this time. Your text is as you wrote it.',
    );
    expect(rephraseTextOf('VALID', true, rephraseMessages)).toBeNull();
  });
});

it('nothing is called AI where no model is set', () => {
  expect(rephraseTextsOf(true)).toBe(rephraseMessages);
  expect(rephraseTextOf('JUNK', false, rephraseTextsOf(false))).toBe(
    'There is too little to tidy up. Write a bit more.',
  );
  expect(Object.values(rephraseTextsOf(false)).filter((text) => /\bAI\b/.test(text))).toEqual([]);
});
