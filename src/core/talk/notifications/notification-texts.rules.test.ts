import { describe, expect, it } from 'vitest';
import {
  answerWanted,
  commentQuoteText,
  commentRepliedNotification,
  commentUpvotedNotification,
  highlights,
  pollEndedNotification,
  postCommented,
  postMentionNotification,
  postUpvotedNotification,
  quotedPosts,
} from './notification-texts.rules';

interface UpvotedPost {
  readonly title: string | null;
  readonly content: string;
  readonly people: number;
}

const family = '👩‍👩‍👧‍👦';

const notificationTextCases: readonly (readonly [post: UpvotedPost, title: string, body: string])[] = [
  [{ title: 'Buyout?', content: 'Has anyone?', people: 1 }, 'Somebody found your post useful', 'Buyout?'],
  [{ title: 'Buyout?', content: 'Has anyone?', people: 2 }, '2 people found your post useful', 'Buyout?'],
  [{ title: null, content: '  Has\n\nanyone? ', people: 0 }, 'Somebody found your post useful', 'Has anyone?'],
  [{ title: null, content: 'x', people: 123_456 }, '1,23,456 people found your post useful', 'x'],
  [{ title: 'x'.repeat(121), content: '', people: 1 }, 'Somebody found your post useful', `${'x'.repeat(119)}…`],
  [{ title: 'x'.repeat(120), content: '', people: 1 }, 'Somebody found your post useful', 'x'.repeat(120)],
  [{ title: family.repeat(121), content: '', people: 1 }, 'Somebody found your post useful', `${family.repeat(119)}…`],
  [
    { title: `${'क्षि'.repeat(118)} क्षि क्षि`, content: '', people: 1 },
    'Somebody found your post useful',
    `${'क्षि'.repeat(118)}…`,
  ],
];

const aPost = { id: 'p1', title: 'A title', opening: 'The beginning', people: 1 };

describe('postUpvoted', () => {
  it.each(notificationTextCases)('of %j says %j and %j', ({ title, content, people }, said, body) => {
    expect(postUpvotedNotification({ id: 'p1', title, opening: content, people }).data).toMatchObject({
      title: said,
      body,
    });
  });

  it('is about one subject per post', () => {
    expect(postUpvotedNotification(aPost).subject).not.toBe(postUpvotedNotification({ ...aPost, id: 'p2' }).subject);
    expect(postUpvotedNotification({ ...aPost, people: 9 }).subject).toBe(postUpvotedNotification(aPost).subject);
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

it('comments and replies are counted as numbers are written in India', () => {
  const comment = { postId: 'p1', commentId: 'c1', text: 'x' };
  const titles = [1, 2, 123_456].map((comments) => postCommented({ ...comment, comments }).data.title);
  expect(titles).toEqual([
    'Your post has its first comment',
    'Your post has 2 comments',
    'Your post has 1,23,456 comments',
  ]);
  const reply = { ...comment, replyId: 'c2' };
  const replies = [1, 2].map((count) => commentRepliedNotification({ ...reply, replies: count }).data.title);
  expect(replies).toEqual(['Your comment has a reply', 'Your comment has 2 replies']);
  expect(commentRepliedNotification({ ...reply, replies: 1 }).data.cta).toBe('/p/p1?comment=c2#comment-c2');
});

it('what is deleted is quoted by no word of it', () => {
  expect([commentQuoteText(''), commentQuoteText('Kept')]).toEqual(['This comment was deleted.', 'Kept']);
  expect(quotedPosts([])).toBe('This post was deleted.');
  expect(quotedPosts(['One', '', 'Two'])).toBe('One · Two');
});

it('a poll that is over is told to its author and to its voters in their own words', () => {
  const titles = [true, false].map(
    (isAuthor) => pollEndedNotification({ postId: 'p1', text: 'x', isAuthor }).data.title,
  );
  expect(titles).toEqual(['Your poll is over', 'A poll that you voted in is over']);
});

it('a mention and the best posts quote openings, and lead to the post', () => {
  expect(postMentionNotification({ postId: 'p1', text: 'x' }).data).toMatchObject({ body: 'x', cta: '/p/p1' });
  const posts = [
    { id: 'p1', opening: 'One' },
    { id: 'p2', opening: 'Two' },
  ] as const;
  expect(highlights({ rhythm: 'daily', posts })).toMatchObject({
    quotesPosts: ['p1', 'p2'],
    data: { title: 'Today in your communities', body: 'One · Two', cta: '/p/p1' },
  });
  expect(highlights({ rhythm: 'weekly', posts }).data.title).toBe('This week in your communities');
});

it.each([
  [0, 'Somebody found your comment useful'],
  [1, 'Somebody found your comment useful'],
  [2, '2 people found your comment useful'],
])('a comment that %i people found useful', (people, title) => {
  expect(commentUpvotedNotification({ postId: 'p1', commentId: 'c1', text: 'Yes', people }).data).toMatchObject({
    title,
  });
});
