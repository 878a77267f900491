import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentRepliedTexts, postCommentedTexts } from '@/adapters/memory/comment-notifications';
import { highlightsTexts, pollEndedTexts } from '@/adapters/memory/memory-due-news';
import { quotedPosts as quotedPostsInMemory } from '@/adapters/memory/memory-news';
import { mentionTexts } from '@/adapters/memory/mention-notifications';
import { shorten as shortenInMemory } from '@/adapters/memory/shorten';
import { commentUpvotedTexts, upvotedTexts } from '@/adapters/memory/upvoted-notification';
import { welcomeTexts } from '@/adapters/memory/welcome-notification';
import { shorten as shortenOnServer } from '@/server/platform/shorten';
import {
  commentReplied,
  commentUpvoted,
  highlights,
  mentionedInComment,
  mentionedInPost,
  pollEnded,
  postCommented,
  postUpvoted,
  quotedPosts,
  welcome,
} from '@/server/services/notification/notifications/notification-texts';
import { notificationTextCases } from './notification-texts.cases';

const id = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';

describe('the notification of up-votes', () => {
  it.each(notificationTextCases)('for %j says %j and %j on both sides', (post, title, body) => {
    const onServer = postUpvoted({ id, title: post.title, opening: post.content, people: post.people }).data;
    expect(onServer).toMatchObject({ title, body });
    expect(upvotedTexts({ id, ...post })).toEqual(onServer);
  });
});

it('comments and replies are told of in the same words on both sides', () => {
  const text = 'x'.repeat(121);
  for (const count of [1, 2, 123_456]) {
    const onPost = { postId: id, commentId: id, text, comments: count };
    expect(postCommentedTexts(onPost)).toEqual(postCommented(onPost).data);
    const commentId = '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001';
    const below = { postId: id, commentId, replyId: id, text, replies: count };
    expect(commentRepliedTexts(below)).toEqual(commentReplied(below).data);
  }
  expect(postCommented({ postId: id, commentId: id, text, comments: 123_456 }).data.title).toBe(
    'Your post has 1,23,456 comments',
  );
  expect(postCommented({ postId: id, commentId: id, text, comments: 1 }).data.title).toBe(
    'Your post has its first comment',
  );
});

it('mentions and votes on comments are told of in the same words on both sides', () => {
  const commentId = '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001';
  const text = 'x'.repeat(121);
  expect(mentionTexts({ postId: id, commentId: null, text })).toEqual(mentionedInPost({ postId: id, text }).data);
  const comment = { postId: id, commentId, text };
  expect(mentionTexts(comment)).toEqual(mentionedInComment(comment).data);
  for (const people of [1, 2, 123_456]) {
    expect(commentUpvotedTexts({ ...comment, people })).toEqual(commentUpvoted({ ...comment, people }).data);
  }
  for (const texts of [[], ['One'], ['One', 'x'.repeat(121)]]) {
    expect(quotedPostsInMemory(texts)).toBe(quotedPosts(texts));
  }
});

it('ends of polls and the best posts are told of in the same words on both sides', () => {
  for (const isAuthor of [true, false]) {
    const poll = { postId: id, text: 'x'.repeat(121), isAuthor };
    expect(pollEndedTexts(poll)).toEqual(pollEnded(poll).data);
  }
  for (const rhythm of ['daily', 'weekly'] as const) {
    const posts = [
      { id, opening: 'One' },
      { id, opening: 'x'.repeat(121) },
    ] as const;
    expect(highlightsTexts({ rhythm, posts })).toEqual(highlights({ rhythm, posts }).data);
  }
});

it('a new reader is welcomed in the same words on both sides', () => {
  expect(welcomeTexts('Tarakki')).toEqual(welcome('Tarakki').data);
});

it('both sides shorten any text alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, max) => {
      expect(shortenInMemory(text, max)).toBe(shortenOnServer(text, max));
    }),
  );
});
