import { describe, expect, it } from 'vitest';
import { isNotificationData } from './notification-data';
import { postUpvoted, welcome } from './notification-texts';

const aPost = { id: 'p1', title: 'A title', opening: 'The beginning', people: 1 };

describe('postUpvoted', () => {
  it('counts people as they are written in India', () => {
    const titleFor = (people: number) => postUpvoted({ ...aPost, people }).data.title;
    expect([0, 1, 2, 123_456].map(titleFor)).toEqual([
      'Somebody found your post useful',
      'Somebody found your post useful',
      '2 people found your post useful',
      '1,23,456 people found your post useful',
    ]);
  });

  it('names the post by its title, else by one line of its beginning, cut between what people see as characters', () => {
    expect(postUpvoted(aPost).data.body).toBe('A title');
    expect(postUpvoted({ ...aPost, title: null, opening: '  The\n\nbeginning ' }).data.body).toBe('The beginning');
    const family = '👩‍👩‍👧‍👦';
    expect(postUpvoted({ ...aPost, title: family.repeat(121) }).data.body).toBe(`${family.repeat(119)}…`);
    expect(postUpvoted({ ...aPost, title: family.repeat(120) }).data.body).toBe(family.repeat(120));
  });

  it('is about one subject per post', () => {
    expect(postUpvoted(aPost).subject).not.toBe(postUpvoted({ ...aPost, id: 'p2' }).subject);
    expect(postUpvoted({ ...aPost, people: 9 }).subject).toBe(postUpvoted(aPost).subject);
  });
});

describe('isNotificationData', () => {
  it('knows what is sealed, after a way through JSON, and nothing else', () => {
    for (const { data } of [postUpvoted(aPost), welcome('Tarakki')]) {
      expect(isNotificationData(JSON.parse(JSON.stringify(data)))).toBe(true);
      const { cta: _cta, ...without } = data;
      expect(isNotificationData(without)).toBe(false);
      expect(isNotificationData({ ...data, nativeInfo: null })).toBe(false);
    }
    for (const other of [null, 'text', 7, [], {}]) expect(isNotificationData(other)).toBe(false);
  });
});
