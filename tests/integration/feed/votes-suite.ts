import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { integer } from '@/server/platform/sql-types';
import type { Client } from '../harness/client';
import type { Person, World } from '../harness/world';
import { post } from '../harness/world';

const vote = (client: Client, resourceId: string, voteType: string) =>
  client.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType });
const news = async (person: Person) =>
  (await person.get('/api/notification/notifications?platform=computer')).body.items.filter(
    ({ variantId }: { variantId: string }) => variantId === 'post-upvoted',
  );

export function votesSuite(world: () => World): void {
  describe('castVote', () => {
    it('counts every vote of many at once exactly once', async () => {
      const writer = await world().writer();
      const voters = await Promise.all(Array.from({ length: 8 }, () => world().reader()));
      const id = await post(writer);
      await Promise.all(voters.flatMap((voter) => [vote(voter, id, 'up'), vote(voter, id, 'up')]));
      await Promise.all(voters.slice(0, 3).map((voter) => vote(voter, id, 'down')));
      const { body } = await world().guest().get(`/api/feed/v1/feed/${id}`);
      expect([body.upvotes, body.downvotes]).toEqual([5, 3]);
      expect((await news(writer))[0].data.title).toBe('5 people found your post useful');
    });

    it('refuses a vote on one’s own post in any spelling of its id', async () => {
      const writer = await world().writer();
      const own = await post(writer);
      for (const voteType of ['up', 'down', 'none']) {
        const refused = await vote(writer, own.toUpperCase(), voteType);
        expect([refused.status, refused.body.code]).toEqual([422, 'own_post']);
      }
      expect((await writer.get(`/api/feed/v1/feed/${own}`)).body).toMatchObject({ upvotes: 0, downvotes: 0 });
    });

    it('refuses unknown kinds of vote and of resource', async () => {
      const reader = await world().reader();
      for (const body of [
        { resourceId: randomUUID(), resourceType: 'post', voteType: 'sideways' },
        { resourceId: randomUUID(), resourceType: 'answer', voteType: 'up' },
        { resourceId: 'x', resourceType: 'post', voteType: 'up' },
        { resourceId: randomUUID(), resourceType: 'post', voteType: 'up', weight: 100 },
      ]) {
        const { status, body: problem } = await reader.post('/api/feed/v1/vote', body);
        expect([status, problem.code]).toEqual([400, 'validation_failed']);
      }
    });

    it('tells the author of a new up-vote by one notification that is renewed and goes with the last, and of nothing else', async () => {
      const [writer, first, second] = [await world().writer(), await world().reader(), await world().reader()];
      const id = await post(writer, { title: null, content: `The beginning.\n${'And so on. '.repeat(30)}` });
      await vote(first, id, 'down');
      expect(await news(writer)).toEqual([]);
      await vote(first, id, 'up');
      const [told] = await news(writer);
      expect(told).toMatchObject({
        status: 0,
        data: {
          title: 'Somebody found your post useful',
          cta: `/p/${id}`,
          ctaType: 'internal',
          icon: 'upvote',
          avatar: null,
        },
      });
      expect(told.data.body).toMatch(/^The beginning\. And so on\. .*…$/);
      expect([...told.data.body].length).toBeLessThanOrEqual(120);
      await writer.post('/api/notification/notifications', { action: 'Read', notificationIds: [told.notificationId] });
      await vote(second, id, 'up');
      const [renewed, ...others] = await news(writer);
      expect(others).toEqual([]);
      expect(renewed).toMatchObject({
        notificationId: told.notificationId,
        status: 0,
        data: { title: '2 people found your post useful' },
      });
      await vote(first, id, 'none');
      expect((await news(writer))[0].data.title).toBe('Somebody found your post useful');
      await vote(second, id, 'down');
      expect(await news(writer)).toEqual([]);
      expect(await news(first)).toEqual([]);
    });
  });

  describe('castVote on a post whose author is known', () => {
    it('tells the count that counts, also where another server counted meanwhile', async () => {
      const [writer, first, second] = [await world().writer(), await world().reader(), await world().reader()];
      const id = await post(writer);
      await vote(first, id, 'up');
      await run(world().server.database, 'update content.posts set upvotes = upvotes + 3 where id = $1', id);
      expect((await vote(second, id, 'up')).body).toMatchObject({ upvotes: 5, downvotes: 0 });
      expect((await news(writer)).map(({ data }: { data: { title: string } }) => data.title)).toEqual([
        '5 people found your post useful',
      ]);
      expect((await vote(second, id, 'down')).body).toMatchObject({ upvotes: 4, downvotes: 1 });
      expect((await news(writer))[0].data.title).toBe('4 people found your post useful');
    });

    it('tells the author whom the post names by now', async () => {
      const [writer, heir, voter] = [await world().writer(), await world().writer(), await world().reader()];
      const id = await post(writer);
      await vote(voter, id, 'up');
      const { authorship, database } = world().server;
      const seal = authorship.sealAuthor(authorship.personaRef(heir.userId), id);
      await run(database, 'update content.posts set author_seal = $2 where id = $1', id, seal);
      await vote(heir, id, 'up');
      expect((await news(heir))[0].data.title).toBe('2 people found your post useful');
    });
  });

  describe('castVote on a post whose author goes', () => {
    it('counts, and tells nobody', async () => {
      const [writer, first, second] = [await world().writer(), await world().reader(), await world().reader()];
      const id = await post(writer);
      await vote(first, id, 'up');
      await vote(first, id, 'none');
      await run(world().server.database, "update content.posts set author_seal = ''::bytea where id = $1", id);
      expect((await vote(second, id, 'up')).body).toMatchObject({ upvotes: 1 });
      expect(await news(writer)).toEqual([]);
    });
  });

  describe('votes of one’s own', () => {
    it('[API-FEED-VOTE-GET] finds a voted resource and not an unvoted one', async () => {
      const [writer, reader] = [await world().writer(), await world().reader()];
      const [voted, unvoted] = [await post(writer), await post(writer)];
      await vote(reader, voted, 'down');
      const find = async (client: Client, id: string, voteType: string) =>
        (await client.get(`/api/feed/v1/vote?resourceId=${id}&resourceType=post&voteType=${voteType}`)).body;
      expect(await find(reader, voted, 'down')).toEqual({ items: [{ id: voted }], total: 1 });
      expect(await find(reader, voted, 'up')).toEqual({ items: [], total: 0 });
      expect(await find(reader, unvoted, 'down')).toEqual({ items: [], total: 0 });
      expect(await find(writer, voted, 'down')).toEqual({ items: [], total: 0 });
      const wrong = await reader.get(`/api/feed/v1/vote?resourceId=${voted}&resourceType=post&voteType=none`);
      expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
    });
  });

  describe('recordPostViews', () => {
    it('raises the views once per user, also where the same arrive at once', async () => {
      const [writer, first, second] = [await world().writer(), await world().user(), await world().user()];
      const [one, other] = [await post(writer), await post(writer)];
      const see = (client: Client, ...postIds: readonly string[]) =>
        client.post('/api/feed/v1/postview/bulk', { postIds });
      expect((await see(first, one, other, randomUUID())).status).toBe(204);
      await Promise.all([see(first, other, one), see(second, one), see(second, one, other)]);
      const views = async (id: string) => {
        const [row] = await select(
          world().server.database,
          { views_count: integer },
          'select views_count from content.posts where id = $1',
          id,
        );
        return row?.views_count;
      };
      expect([await views(one), await views(other)]).toEqual([2, 2]);
    });
  });
}
