import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { readAllPages } from '../harness/pages';
import { LONG_AGO, storePost } from '../harness/stored';
import type { World } from '../harness/world';
import { post } from '../harness/world';

export function feedsSuite(world: () => World): void {
  describe('listFeed', () => {
    it('pages through posts of one and the same millisecond without losing or repeating one', async () => {
      const author = await world().user();
      const stored = await Promise.all(Array.from({ length: 7 }, () => storePost(world(), author)));
      const reader = await world().reader();
      await reader.post('/api/feed/v1/community/join', { type: 'topic', entityId: 1 });
      for (const [client, path] of [
        [world().guest(), '/api/feed/v3/feed'],
        [reader, '/api/feed/v3/feed?feedType=GENERIC'],
        [reader, '/api/feed/v3/feed?feedType=PERSONALIZED'],
      ] as const) {
        const pages = await readAllPages(client, path, 3);
        const seen = pages.flat();
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => stored.includes(id))).toEqual([...stored].sort().reverse());
        expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
      }
    });

    it('ends exactly where a full page ends', async () => {
      const reader = await world().reader();
      const author = await world().user();
      await reader.post('/api/feed/v1/community/join', { type: 'department', entityId: 2 });
      for (let count = 0; count < 4; count += 1) {
        await storePost(world(), author, { communityType: 'department', communityId: 2 });
      }
      const pages = await readAllPages(reader, '/api/feed/v3/feed?feedType=PERSONALIZED', 2);
      expect(pages.map((page) => page.length)).toEqual([2, 2]);
    });

    it('is whole where one followed community has all the newest posts, in every order and page size', async () => {
      const reader = await world().reader();
      const author = await world().user();
      const quiet = { communityType: 'topic', communityId: 2 } as const;
      const loud = { communityType: 'department', communityId: 1 } as const;
      for (const { communityType, communityId } of [quiet, loud])
        await reader.post('/api/feed/v1/community/join', { type: communityType, entityId: communityId });
      for (let count = 0; count < 18; count += 1) {
        const createdAt = new Date(LONG_AGO.getTime() + count);
        await storePost(world(), author, { ...(count < 4 ? quiet : loud), createdAt });
      }
      for (const sort of ['newest', 'top', 'rising']) {
        const path = `/api/feed/v3/feed?feedType=PERSONALIZED&sort=${sort}`;
        const [all = []] = await readAllPages(reader, path, 50);
        expect(all.length).toBeGreaterThanOrEqual(18);
        for (const size of [1, 4, 7, 12]) expect((await readAllPages(reader, path, size)).flat()).toEqual(all);
      }
    });

    it('shows everybody the same post, and to each what is theirs', async () => {
      const [writer, reader] = [await world().writer(), await world().reader()];
      const id = await post(writer);
      await reader.post('/api/feed/v1/vote', { resourceId: id, resourceType: 'post', voteType: 'down' });
      const top = async (client = world().guest()) => (await client.get('/api/feed/v3/feed?limit=1')).body.items[0];
      const forGuest = await top();
      expect(forGuest).toMatchObject({ id, downvotes: 1, myVote: 'none', isMine: false });
      expect(await top(writer)).toEqual({ ...forGuest, isMine: true });
      expect(await top(reader)).toEqual({ ...forGuest, myVote: 'down' });
    });

    it('refuses forged cursors, and what is no feed type, limit or cursor at all', async () => {
      const guest = world().guest();
      const forged = Buffer.from(`${LONG_AGO.getTime()}.1' or true --`).toString('base64url');
      for (const cursor of [forged, 'A'.repeat(200)]) {
        const { status, body } = await guest.get(`/api/feed/v3/feed?cursor=${cursor}`);
        expect([status, body.code]).toEqual([400, 'cursor_invalid']);
      }
      for (const query of ['limit=two', 'feedType=HOT', 'cursor=%00', `cursor=${'A'.repeat(201)}`]) {
        const { status, body } = await guest.get(`/api/feed/v3/feed?${query}`);
        expect([status, body.code]).toEqual([400, 'validation_failed']);
      }
    });

    it('[EM-FEED-TYPE] knows exactly two feed types', () => {
      expect(serviceDocuments.feed.components?.schemas?.FeedType?.enum).toEqual(['GENERIC', 'PERSONALIZED']);
    });
  });
}
