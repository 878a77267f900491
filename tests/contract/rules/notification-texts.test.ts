import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentRepliedTexts, postCommentedTexts } from '@/adapters/memory/comment-notifications';
import { shorten as shortenInMemory } from '@/adapters/memory/shorten';
import { upvotedTexts } from '@/adapters/memory/upvoted-notification';
import { welcomeTexts } from '@/adapters/memory/welcome-notification';
import { shorten as shortenOnServer } from '@/server/platform/shorten';
import {
  commentReplied,
  postCommented,
  postUpvoted,
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
