import { describe, expect, it } from 'vitest';
import { withoutLoneSurrogates } from './whole-characters';

describe('wholeCharactersOf', () => {
  it.each([
    ['nothing to do', '{"a":"b"}', '{"a":"b"}'],
    ['a character as itself', '"😀"', '"😀"'],
    ['both halves', String.raw`"\ud83d\ude00 \uD83D\uDE00"`, String.raw`"\ud83d\ude00 \uD83D\uDE00"`],
    ['a first half', String.raw`"a\ud83db"`, String.raw`"a\ufffdb"`],
    ['a second half', String.raw`"\uDE00"`, String.raw`"\ufffd"`],
    ['halves the wrong way round', String.raw`"\ude00\ud83d"`, String.raw`"\ufffd\ufffd"`],
    ['two first halves before a second', String.raw`"\ud83d\ud83d\ude00"`, String.raw`"\ufffd\ud83d\ude00"`],
    ['a backslash before what looks like one', String.raw`"\\ud83d"`, String.raw`"\\ud83d"`],
    ['a name of a member', String.raw`{"\ud83d":1}`, String.raw`{"\ufffd":1}`],
    ['other escapes', String.raw`"\n\"\u00e9\ud83d"`, String.raw`"\n\"\u00e9\ufffd"`],
  ])('%s', (_name, json, whole) => {
    expect(withoutLoneSurrogates(json)).toBe(whole);
  });
});
