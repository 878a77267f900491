import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commentRepliedNotification,
  highlights,
  postUpvotedNotification,
  welcomeNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import { createAuthorship } from '@/server/platform/authorship';
import { sealMoment } from '@/server/platform/sealed-moment';
import { createdOf, openPayload, sealPayload } from './notification-seals';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const inbox = authorship.inboxRef(authorship.personaRef('user-1'));

describe('the payload of a notification', () => {
  it('is sealed to the same length, whatever it quotes, and opens', () => {
    const post = (title: string) => postUpvotedNotification({ id: randomUUID(), title, opening: '', people: 12_345 });
    const ids = { postId: randomUUID(), commentId: randomUUID(), replyId: randomUUID() };
    const opening = 'एक लंबा शीर्षक '.repeat(20);
    const posts = [1, 2].map(() => ({ id: randomUUID(), opening }));
    const news = [
      post('A'),
      post('A title of a hundred and twenty letters. '.repeat(3)),
      post(opening),
      commentRepliedNotification({ ...ids, text: opening, replies: 3 }),
      highlights({ rhythm: 'weekly', posts: [{ id: randomUUID(), opening }, ...posts] }),
      welcomeNotification('Tarakki'),
    ];
    const seals = news.map((one) => sealPayload(authorship, inbox, one));
    expect(new Set(seals.map(({ length }) => length)).size).toBe(1);
    expect(seals.map((seal) => openPayload(authorship, inbox, seal).title)).toEqual(news.map(({ data }) => data.title));
  });
});

describe('the moment of a notification', () => {
  const moment = Date.parse('2026-11-20T05:00:00.123Z');

  it('is the sealed one', () => {
    const created_seal = sealMoment(authorship, inbox, moment);
    expect(createdOf(authorship, inbox, { created_on: '2026-11-20', created_seal })).toBe(moment);
  });

  it('is the beginning of the day in India where it has no seal', () => {
    const created = createdOf(authorship, inbox, { created_on: '2026-11-20', created_seal: null });
    expect(new Date(created).toISOString()).toBe('2026-11-19T18:30:00.000Z');
  });
});
