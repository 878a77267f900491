import { describe, expect, it } from 'vitest';
import {
  conversationAcceptedNotification,
  conversationRequestNotification,
} from '@/core/talk/notifications/conversation-notifications.rules';
import * as texts from '@/core/talk/notifications/notification-texts.rules';
import { PUSH_KINDS } from './push-choices.rules';
import { readPushMessage } from './push-message';
import { pushKindOf, pushMessageOf } from './push-notifications.rules';

const K = '3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11';
const SECRET = 'Vaayuna Technologies pays Asha 12 lakh';
const comment = { postId: 'p1', commentId: 'c1', text: SECRET };

const NEWS = [
  texts.postUpvotedNotification({ id: 'p1', title: SECRET, opening: SECRET, people: 3 }),
  texts.commentUpvotedNotification({ ...comment, people: 2 }),
  texts.postCommented({ ...comment, comments: 2 }),
  texts.commentRepliedNotification({ ...comment, replyId: 'r1', replies: 1 }),
  texts.commentMentionNotification(comment),
  texts.postMentionNotification({ postId: 'p1', text: SECRET }),
  texts.pollEndedNotification({ postId: 'p1', text: SECRET, isAuthor: true }),
  texts.answerWanted({ postId: 'p1', community: SECRET, people: 2 }),
  texts.highlights({ rhythm: 'daily', posts: [{ id: 'p1', opening: SECRET }] }),
  conversationRequestNotification(),
  conversationAcceptedNotification(),
];

describe('a push message', () => {
  it.each(NEWS)('of $variantId names nobody and nothing that anybody wrote, and leads to the very place', (news) => {
    const { variantId, data } = news;
    const message = pushMessageOf({ notificationId: K, variantId, target: data.cta });
    expect(JSON.stringify(message)).not.toContain(SECRET);
    expect(message?.line).toMatch(/^[A-Z][a-z ]+$/);
    const [path, hash] = data.cta.split('#');
    expect(message?.path).toBe(`${path}${path?.includes('?') ? '&' : '?'}push_key=${K}${hash ? `#${hash}` : ''}`);
    expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  });

  it('exists for every kind that can be chosen', () => {
    const kinds = NEWS.map(({ variantId }) => pushKindOf(variantId));
    expect(new Set(kinds)).toEqual(new Set(PUSH_KINDS));
  });

  it.each(['welcome', 'statement', 'rules', 'contribution-dropped', 'unknown', 'constructor'])(
    'is never made of %s',
    (variantId) => {
      expect(pushKindOf(variantId)).toBeNull();
      expect(pushMessageOf({ notificationId: K, variantId, target: '/' })).toBeNull();
    },
  );

  it.each([
    'no JSON',
    'null',
    '"text"',
    '{"k":"1","line":"x"}',
    JSON.stringify({ k: '1', line: 'x', path: 'https://other.example/' }),
    JSON.stringify({ k: '1', line: 'x', path: '//other.example/' }),
    JSON.stringify({ k: '1', line: 'x', path: '/\\other.example/' }),
  ])('is not %s', (text) => {
    expect(readPushMessage(text)).toBeNull();
  });
});
