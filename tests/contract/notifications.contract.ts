import { describe, expect, it } from 'vitest';
import { NotificationsPort } from '@/core/notifications/notifications.port';
import { VotesPort } from '@/core/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

const phone = { platform: 'phone' } as const;
const computer = { platform: 'computer' } as const;

export const notificationsContract: Contract = (harness) => {
  let writers = 0;

  /** A new writer with the given number of notifications of votes, and a greeting before them. */
  async function anAuthorWith(votes: number): Promise<Actor> {
    writers += 1;
    const author = await harness().newcomer();
    await makeWorkingWriter(author, `TamarindTree${writers}`);
    for (let count = 0; count < votes; count += 1) await upvote(await write(author));
    return author;
  }

  async function upvote(resourceId: string, voter: Actor = harness().as('reader')): Promise<void> {
    successOf(await voter.port(VotesPort).castVote({ resourceId, resourceType: 'post', voteType: 'up' }));
  }

  async function inboxOf(person: Actor) {
    return successOf(await person.port(NotificationsPort).listNotifications({ ...computer, limit: 50 }));
  }

  describe('the list', () => {
    it('[API-NOTIF-GET] [API-NOTIF-LIST] [RO-NOTIF-POLL] is served for phone and computer to somebody who is signed in', async () => {
      const person = await anAuthorWith(1);
      for (const query of [phone, computer]) {
        const page = successOf(await person.port(NotificationsPort).listNotifications(query));
        expect(page.items.map(({ variantId }) => variantId)).toEqual(['post-upvoted', 'welcome']);
        expect(page).toMatchObject({ nextCursor: null, unseenCount: 2, unreadCount: 2 });
      }
      expectNotSignedIn(await harness().as('guest').port(NotificationsPort).listNotifications(phone));
    });

    it('[EN-NOTIF] [EN-NOTIF-DATA] has notifications with all their members', async () => {
      const [newest] = (await inboxOf(await anAuthorWith(1))).items;
      expect(Object.keys(newest ?? {}).toSorted()).toEqual(
        ['notificationId', 'status', 'variantId', 'created', 'showPopup', 'data'].toSorted(),
      );
      expect(newest).toMatchObject({ status: 0, variantId: 'post-upvoted', showPopup: false });
      expect(newest?.data).toEqual({
        title: 'Somebody found your post useful',
        body: 'Notice period buyout?',
        cta: expect.stringMatching(/^\/p\/[0-9a-f-]{36}$/),
        ctaText: expect.any(String),
        ctaType: 'internal',
        ctaImage: null,
        icon: 'upvote',
        nativeInfo: { type: 'post', params: { postId: expect.any(String) } },
        avatar: null,
        trackingData: { kind: 'post-upvoted' },
      });
    });

    it('has every notification once over its pages, newest first, with the counts over all', async () => {
      const person = await anAuthorWith(4);
      const ids: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = successOf(
          await person.port(NotificationsPort).listNotifications({ ...phone, limit: 2, ...(cursor && { cursor }) }),
        );
        expect(page).toMatchObject({ unseenCount: 5, unreadCount: 5 });
        ids.push(...page.items.map(({ notificationId }) => notificationId));
        cursor = page.nextCursor;
      }
      const { items } = await inboxOf(person);
      expect(ids).toEqual(items.map(({ notificationId }) => notificationId));
      expect(new Set(ids).size).toBe(5);
      const moments = items.map(({ created }) => created);
      expect(moments).toEqual(moments.toSorted().toReversed());
    });

    it('has one notification per post, which the next vote renews', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(author);
      await upvote(postId);
      const [before] = (await inboxOf(author)).items;
      successOf(await author.port(NotificationsPort).actOnNotifications(action('Read', before?.notificationId)));
      await upvote(postId, harness().as('otherWriter'));
      const [after, ...others] = (await inboxOf(author)).items;
      expect(after).toMatchObject({ notificationId: before?.notificationId, status: 0 });
      expect(after?.data.title).toBe('2 people found your post useful');
      expect(others.map(({ variantId }) => variantId)).toEqual(['welcome']);
    });

    it('counts down with a vote that is taken back, as new as it was, and goes with the last', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(author);
      await upvote(postId);
      await upvote(postId, harness().as('otherWriter'));
      const [before] = (await inboxOf(author)).items;
      successOf(await author.port(NotificationsPort).actOnNotifications(action('Read', before?.notificationId)));
      const vote = { resourceId: postId, resourceType: 'post' as const };
      successOf(
        await harness()
          .as('reader')
          .port(VotesPort)
          .castVote({ ...vote, voteType: 'down' }),
      );
      const [after] = (await inboxOf(author)).items;
      expect(after).toEqual({
        ...before,
        status: 2,
        data: { ...before?.data, title: 'Somebody found your post useful' },
      });
      successOf(
        await harness()
          .as('otherWriter')
          .port(VotesPort)
          .castVote({ ...vote, voteType: 'none' }),
      );
      expect((await inboxOf(author)).items.map(({ variantId }) => variantId)).toEqual(['welcome']);
    });

    it('refuses cursors that it never gave and limits outside 1 to 50', async () => {
      const notifications = harness().as('reader').port(NotificationsPort);
      const page = successOf(
        await (await anAuthorWith(1)).port(NotificationsPort).listNotifications({ ...phone, limit: 1 }),
      );
      for (const cursor of ['nonsense', `${page.nextCursor}x`]) {
        expectRefusal(await notifications.listNotifications({ ...phone, cursor }), 'invalid', 'cursor_invalid');
      }
      expectInvalid(await notifications.listNotifications({ ...phone, limit: 51 }), 'limit');
    });
  });

  describe('an action', () => {
    it('[API-NOTIF-VIEW] View makes the given notifications seen', async () => {
      const person = await anAuthorWith(2);
      const { items } = await inboxOf(person);
      const notificationIds = items.slice(0, 2).map(({ notificationId }) => notificationId);
      const counts = successOf(
        await person.port(NotificationsPort).actOnNotifications({ action: 'View', notificationIds }),
      );
      expect(counts).toEqual({ unseenCount: 1, unreadCount: 3 });
      expect((await inboxOf(person)).items.map(({ status }) => status)).toEqual([1, 1, 0]);
    });

    it('[API-NOTIF-ITEM] Click and Read make one read, Dismiss takes it off the list', async () => {
      const person = await anAuthorWith(2);
      const [first, second, third] = (await inboxOf(person)).items;
      const act = async (name: 'Click' | 'Read' | 'Dismiss', id: string | undefined) =>
        successOf(await person.port(NotificationsPort).actOnNotifications(action(name, id)));
      expect(await act('Click', first?.notificationId)).toEqual({ unseenCount: 2, unreadCount: 2 });
      expect(await act('Read', second?.notificationId)).toEqual({ unseenCount: 1, unreadCount: 1 });
      expect(await act('Dismiss', third?.notificationId)).toEqual({ unseenCount: 0, unreadCount: 0 });
      const left = (await inboxOf(person)).items;
      expect(left.map(({ notificationId }) => notificationId)).toEqual([first?.notificationId, second?.notificationId]);
      expect(left.every(({ status }) => status > 1)).toBe(true);
      // Viewing does not make a read one unread.
      const notificationIds = left.map(({ notificationId }) => notificationId);
      successOf(await person.port(NotificationsPort).actOnNotifications({ action: 'View', notificationIds }));
      expect((await inboxOf(person)).unreadCount).toBe(0);
    });

    it('ReadAll makes the whole inbox read', async () => {
      const person = await anAuthorWith(2);
      const counts = successOf(await person.port(NotificationsPort).actOnNotifications({ action: 'ReadAll' }));
      expect(counts).toEqual({ unseenCount: 0, unreadCount: 0 });
      expect((await inboxOf(person)).items.map(({ status }) => status)).toEqual([2, 2, 2]);
    });

    it('of a push message that is not one’s own changes nothing', async () => {
      const person = await anAuthorWith(1);
      const counts = successOf(
        await person.port(NotificationsPort).actOnNotifications({ action: 'WebPushClick', k: 'unknown' }),
      );
      expect(counts).toEqual({ unseenCount: 2, unreadCount: 2 });
    });

    it('passes over what is not one’s own', async () => {
      const [person, other] = [await anAuthorWith(1), await anAuthorWith(1)];
      const [foreign] = (await inboxOf(other)).items;
      const notificationIds = [UNKNOWN_ID, foreign?.notificationId ?? ''];
      const counts = successOf(
        await person.port(NotificationsPort).actOnNotifications({ action: 'View', notificationIds }),
      );
      expect(counts).toEqual({ unseenCount: 2, unreadCount: 2 });
      for (const name of ['Click', 'Read', 'Dismiss'] as const) {
        successOf(await person.port(NotificationsPort).actOnNotifications(action(name, foreign?.notificationId)));
      }
      expect(await inboxOf(other)).toMatchObject({ unseenCount: 2, unreadCount: 2 });
    });

    it('is refused to guests and without ids', async () => {
      const { as } = harness();
      expectNotSignedIn(await as('guest').port(NotificationsPort).actOnNotifications(action('Read', UNKNOWN_ID)));
      const empty = { action: 'View', notificationIds: [] } as const;
      expect((await as('reader').port(NotificationsPort).actOnNotifications(empty)).ok).toBe(false);
    });
  });
};

function action(name: 'Click' | 'Read' | 'Dismiss', notificationId = UNKNOWN_ID) {
  return { action: name, notificationIds: [notificationId] } as const;
}
