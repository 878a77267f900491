import { describe, expect, it } from 'vitest';
import {
  postCommented,
  postUpvotedNotification,
  welcomeNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import { isNotificationData, payloadOf } from './notification-data';

const aPost = { id: 'p1', title: 'A title', opening: 'The beginning', people: 1 };

describe('payloadOf', () => {
  it('leaves the text of others out of what is stored', () => {
    const news = postCommented({ postId: 'p1', commentId: 'c1', text: 'Nobody else’s business', comments: 1 });
    expect(news.data.body).toBe('Nobody else’s business');
    expect(JSON.stringify(payloadOf(news))).not.toContain('business');
    expect(payloadOf(news)).toEqual({ ...news.data, body: '', quotes: 'c1' });
    expect(isNotificationData(payloadOf(news))).toBe(true);
    expect(payloadOf(postUpvotedNotification(aPost))).toEqual(postUpvotedNotification(aPost).data);
  });
});

describe('isNotificationData', () => {
  it('knows what is sealed, after a way through JSON, and nothing else', () => {
    for (const { data } of [postUpvotedNotification(aPost), welcomeNotification('Tarakki')]) {
      expect(isNotificationData(JSON.parse(JSON.stringify(data)))).toBe(true);
      const { cta: _cta, ...without } = data;
      expect(isNotificationData(without)).toBe(false);
      expect(isNotificationData({ ...data, nativeInfo: null })).toBe(false);
    }
    for (const other of [null, 'text', 7, [], {}]) expect(isNotificationData(other)).toBe(false);
  });
});
