import { describe, expect, it } from 'vitest';
import { postTextsOf, postTitleOf } from './post-texts.rules';

const fileKey = '7f3a2b1c-58c7-4b63-9c0e-2f5f6f5f1a10-40x30';

describe('A post’s title', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    [' Hike ', ' Hike '],
  ])('%j is stored as %j', (title, expected) => {
    expect(postTitleOf(title)).toBe(expected);
  });
});

describe('The texts of a post', () => {
  it('are its title, text, options and the descriptions of its pictures', () => {
    const media = [
      { type: 'IMAGE', fileKey, description: 'A payslip' },
      { type: 'IMAGE', fileKey, description: '' },
      { type: 'IMAGE', fileKey },
      { type: 'YOUTUBE', fullUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    ] as const;
    const texts = [null, 'Look', 'Yes', 'No', 'A payslip'];
    expect(postTextsOf({ title: ' ', content: 'Look', poll: { options: ['Yes', 'No'] }, media })).toEqual(texts);
    const options = [{ text: 'Yes' }, { text: 'No' }];
    expect(postTextsOf({ title: null, content: 'Look', poll: { options }, media })).toEqual(texts);
    expect(postTextsOf({ content: 'Look', poll: null, media: [] })).toEqual([null, 'Look']);
  });
});
