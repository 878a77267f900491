import { describe, expect, it } from 'vitest';
import { isNotificationData, payloadOf } from './notification-data';
import { answerWanted, postCommented, postUpvoted, welcome } from './notification-texts';

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

describe('payloadOf', () => {
  it('leaves the text of others out of what is stored', () => {
    const news = postCommented({ postId: 'p1', commentId: 'c1', text: 'Nobody else’s business', comments: 1 });
    expect(news.data.body).toBe('Nobody else’s business');
    expect(JSON.stringify(payloadOf(news))).not.toContain('business');
    expect(payloadOf(news)).toEqual({ ...news.data, body: '', quotes: 'c1' });
    expect(isNotificationData(payloadOf(news))).toBe(true);
    expect(payloadOf(postUpvoted(aPost))).toEqual(postUpvoted(aPost).data);
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

it('answerWanted counts who asks, and is about one subject per post', () => {
  const wanted = (people: number) => answerWanted({ postId: 'p1', community: 'Notice Period', people });
  expect([1, 2].map((people) => wanted(people).data.title)).toEqual([
    'Somebody would like your answer',
    '2 people would like your answer',
  ]);
  expect(wanted(2).data.body).toContain('Notice Period');
  expect(wanted(2).subject).toBe(wanted(1).subject);
});
