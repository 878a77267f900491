import { describe, expect, it } from 'vitest';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { inboxActors } from './harness/inbox-actors';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const phone = { platform: 'phone' } as const;
const computer = { platform: 'computer' } as const;

export const notificationsContract: Contract = (harness) => {
  const { anAuthorWith, upvote, choose, inboxOf, lastName } = inboxActors(harness);

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

    it('is new again at milestones of votes only; those between count in it quietly', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(author);
      const { as } = harness();
      for (const voter of [as('reader'), as('writer'), as('otherWriter')]) await upvote(postId, voter);
      const [before] = (await inboxOf(author)).items;
      expect(before).toMatchObject({ status: 0, data: { title: '3 people found your post useful' } });
      successOf(await author.port(NotificationsPort).actOnNotifications(action('Read', before?.notificationId)));
      await upvote(postId, await anAuthorWith(0));
      expect((await inboxOf(author)).items[0]).toEqual({
        ...before,
        status: 2,
        data: { ...before?.data, title: '4 people found your post useful' },
      });
      await upvote(postId, await anAuthorWith(0));
      expect((await inboxOf(author)).items[0]).toMatchObject({
        status: 0,
        data: { title: '5 people found your post useful' },
      });
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

    it('is told once of a vote that is given and taken back again and again', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(author);
      await upvote(postId);
      const [first] = (await inboxOf(author)).items;
      const cast = async (voteType: 'up' | 'none', voter: Actor) =>
        successOf(await voter.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType }));
      const reader = harness().as('reader');
      for (let turn = 0; turn < 3; turn += 1) {
        await cast('none', reader);
        await cast('up', reader);
        expect((await inboxOf(author)).items.map(({ variantId }) => variantId)).toEqual(['welcome']);
      }
      // Two are more than ever before.
      await cast('up', harness().as('otherWriter'));
      expect((await inboxOf(author)).items[0]).toMatchObject({
        notificationId: first?.notificationId,
        status: 0,
        data: { title: '2 people found your post useful' },
      });
      const [before] = (await inboxOf(author)).items;
      successOf(await author.port(NotificationsPort).actOnNotifications(action('Read', before?.notificationId)));
      await cast('none', reader);
      await cast('up', reader);
      expect((await inboxOf(author)).items[0]).toEqual({ ...before, status: 2 });
    });

    it('has the votes on a comment in one line, at the same milestones, and by a choice of their own', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(harness().as('writer'));
      const say = async (content: string) => {
        const once = { ...aKey(), profileTag: await profileTagOf(author) };
        const comment = { content, profileType: 'ANONYMOUS' } as const;
        return successOf(await author.port(CommentsPort).createComment({ postId, ...comment, ...once })).id;
      };
      const cast = async (voter: Actor, resourceId: string, voteType: 'up' | 'none' = 'up') =>
        successOf(await voter.port(VotesPort).castVote({ resourceId, resourceType: 'comment', voteType }));
      const { as } = harness();
      const commentId = await say('It took me 60 days.');
      await cast(as('reader'), commentId);
      const [first] = (await inboxOf(author)).items;
      expect(first).toMatchObject({
        status: 0,
        variantId: 'comment-upvoted',
        data: {
          title: 'Somebody found your comment useful',
          body: 'It took me 60 days.',
          icon: 'upvote',
          cta: `/p/${postId}?comment=${commentId}#comment-${commentId}`,
        },
      });
      for (const voter of [as('writer'), as('otherWriter'), await anAuthorWith(0)]) await cast(voter, commentId);
      const said = (await inboxOf(author)).items.map(({ data }) => data.title);
      expect(said.filter((title) => title.includes('your comment'))).toEqual(['4 people found your comment useful']);
      for (const voter of [as('reader'), as('writer'), as('otherWriter')]) await cast(voter, commentId, 'none');
      expect((await inboxOf(author)).items[0]?.data.title).toBe('Somebody found your comment useful');
      await choose(author, { commentVotes: false });
      await cast(as('reader'), await say('Or 90.'));
      expect((await inboxOf(author)).items.filter(({ variantId }) => variantId === 'comment-upvoted')).toHaveLength(1);
    });

    it('quotes comments as they are now: one that is deleted leaves no text behind, nor does its writer', async () => {
      const author = await anAuthorWith(0);
      const postId = await write(author);
      const [first, second] = [harness().as('writer'), await anAuthorWith(0)];
      const say = async (person: Actor, content: string) => {
        const once = { ...aKey(), profileTag: await profileTagOf(person) };
        const comment = { content, profileType: 'ANONYMOUS' } as const;
        return successOf(await person.port(CommentsPort).createComment({ postId, ...comment, ...once })).id;
      };
      const shown = async () =>
        (await inboxOf(author)).items
          .filter(({ variantId }) => variantId === 'post-commented')
          .map(({ data, status }) => [data.title, data.body, status]);
      const firstId = await say(first, 'The first word');
      const secondId = await say(second, 'The second word');
      expect(await shown()).toEqual([['Your post has 2 comments', 'The second word', 0]]);
      const edit = { content: 'Another second word' };
      const tag = { profileTag: await profileTagOf(second) };
      successOf(await second.port(CommentsPort).editComment({ commentId: secondId, ...edit, ...tag }));
      expect(await shown()).toEqual([['Your post has 2 comments', 'Another second word', 0]]);
      successOf(await second.port(CommentsPort).deleteComment({ commentId: secondId }));
      expect(await shown()).toEqual([['Your post has its first comment', 'The first word', 0]]);
      successOf(await first.port(CommentsPort).deleteComment({ commentId: firstId }));
      expect(await shown()).toEqual([]);
      await say(second, 'The last word');
      const confirmation = lastName();
      successOf(await second.port(AccountEndPort).deleteAccount({ contributions: 'erase', confirmation }));
      expect(await shown()).toEqual([['Your post has its first comment', 'This comment was deleted.', 0]]);
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

    it('View makes those older than the newest of the given ones seen too where that is asked for, and none that are newer', async () => {
      const person = await anAuthorWith(4);
      const { items } = await inboxOf(person);
      const notificationIds = items.slice(1, 2).map(({ notificationId }) => notificationId);
      const view = { action: 'View', notificationIds, andOlder: true } as const;
      const counts = successOf(await person.port(NotificationsPort).actOnNotifications(view));
      expect(counts).toEqual({ unseenCount: 1, unreadCount: 5 });
      expect((await inboxOf(person)).items.map(({ status }) => status)).toEqual([0, 1, 1, 1, 1]);
      const other = await anAuthorWith(1);
      successOf(await other.port(NotificationsPort).actOnNotifications(view));
      expect((await inboxOf(other)).unseenCount).toBe(2);
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

    it('[API-NOTIF-WEBPUSH] of a push message makes the notification that it names read', async () => {
      const person = await anAuthorWith(1);
      const [newest] = (await inboxOf(person)).items;
      const action = { action: 'WebPushClick', k: newest?.notificationId ?? '' } as const;
      const counts = successOf(await person.port(NotificationsPort).actOnNotifications(action));
      expect(counts).toEqual({ unseenCount: 1, unreadCount: 1 });
      expect((await inboxOf(person)).items.map(({ status }) => status)).toEqual([2, 0]);
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
