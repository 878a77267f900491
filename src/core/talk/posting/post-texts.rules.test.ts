import { aPoll } from '@tests/support/a-poll';
import { aPost } from '@tests/support/a-post';
import { anOffer } from '@tests/support/an-offer';
import { describe, expect, it } from 'vitest';
import { postTextsOf, postTitleOf } from './post-texts.rules';

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
  it('are its title and text, the options of its poll, the words of its offers and the descriptions of its pictures', () => {
    const poll = aPoll({ options: ['Yes', 'No'].map((text, index) => ({ id: index + 1, text, votes: null })) });
    const offers = {
      id: 'p',
      items: [{ id: 1, votes: null, ...anOffer({ companyName: 'Vaayuna', designation: 'Nurse', city: 'Pune' }) }],
      votes: 0,
      mySalary: null,
    };
    const image = {
      type: 'IMAGE',
      fileKey: 'f',
      url: '/f',
      previewUrl: '/f',
      width: 1,
      height: 1,
      isSynthetic: false,
    } as const;
    const media = [
      { ...image, description: 'A payslip' },
      { ...image, description: '' },
    ];
    const post = aPost({ title: 'Hike', content: 'Look', poll, offers, media });
    expect(postTextsOf(post)).toEqual(['Hike', 'Look', 'Yes', 'No', 'Vaayuna', 'Nurse', 'Pune', 'A payslip']);
    expect(postTextsOf(aPost({ title: null, content: 'Look' }))).toEqual([null, 'Look']);
  });
});
