import { randomUUID } from 'node:crypto';
import { run } from '@tests/support/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { readAllPages } from '../harness/pages';
import { LONG_AGO, storeComment, storePost } from '../harness/stored';
import type { Person, World } from '../harness/world';
import { comment, post, profileTagOf, reply } from '../harness/world';

export function commentsSuite(world: () => World): void {
  describe('listComments', () => {
    let author: Person;
    let postId: string;
    let ids: readonly string[];
    const path = () => `/api/feed/v1/post/${postId}/comments`;

    beforeAll(async () => {
      author = await world().user();
      postId = await storePost(world(), author);
      const at = (minutes: number): Date => new Date(LONG_AGO.getTime() + minutes * 60_000);
      const rows = [
        { createdAt: at(1), upvotes: 5 },
        { createdAt: at(2), upvotes: 1 },
        { createdAt: at(2), upvotes: 9 },
        { createdAt: at(3), upvotes: 5 },
        { createdAt: at(4), upvotes: 0 },
      ];
      const stored = await Promise.all(
        rows.map(async (row) => ({ ...row, id: await storeComment(world(), author, postId, row) })),
      );
      ids = stored
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id);
    });

    it('[EM-SORT] serves them in each sort order, page by page, also those of one moment', async () => {
      const byOrder = {
        oldToNew: ids,
        newToOld: [...ids].reverse(),
      };
      for (const [sort, expected] of Object.entries(byOrder)) {
        for (const limit of [1, 2, 50]) {
          expect((await readAllPages(world().guest(), `${path()}?sort=${sort}`, limit)).flat()).toEqual(expected);
        }
      }
      const votes = async (limit: number): Promise<readonly number[]> => {
        const pages = await readAllPages(world().guest(), path(), limit);
        const { body } = await world().guest().get(`${path()}?limit=50`);
        const upvotes = new Map(body.items.map((item: { id: string; upvotes: number }) => [item.id, item.upvotes]));
        return pages.flat().map((id) => Number(upvotes.get(id)));
      };
      expect(await votes(2)).toEqual([9, 5, 5, 1, 0]);
      expect((await readAllPages(world().guest(), path(), 1)).flat()).toHaveLength(5);
      expect(serviceDocuments.feed.components?.schemas?.SortOrder?.enum).toEqual([
        'popularity',
        'oldToNew',
        'newToOld',
      ]);
      const unknown = await world().guest().get(`${path()}?sort=random`);
      expect([unknown.status, unknown.body.code]).toEqual([400, 'validation_failed']);
    });

    it('says to its author alone which are theirs', async () => {
      const mine = async (client = world().guest()) =>
        (await client.get(path())).body.items.map(({ isMine }: { isMine: boolean }) => isMine);
      expect(await mine(author)).toEqual(Array(5).fill(true));
      expect(await mine(await world().user())).toEqual(Array(5).fill(false));
      expect(await mine()).toEqual(Array(5).fill(false));
    });
  });

  describe('createComment and replyToComment under what is known', () => {
    const titles = async (person: Person): Promise<readonly string[]> => {
      const { items } = (await person.get('/api/notification/notifications?platform=computer')).body;
      return items.flatMap(({ variantId, data }: { variantId: string; data: { title: string } }) =>
        variantId === 'post-commented' || variantId === 'comment-replied' ? [data.title] : [],
      );
    };

    it('tell the count that counts, also where another server counted or took away meanwhile', async () => {
      const [author, other] = [await world().writer(), await world().writer()];
      const id = await post(author);
      const first = await comment(other, id);
      expect(await titles(author)).toEqual(['Your post has its first comment']);
      for (let more = 0; more < 3; more += 1) await storeComment(world(), other, id);
      await comment(other, id);
      expect(await titles(author)).toEqual(['Your post has 5 comments']);
      expect((await world().guest().get(`/api/feed/v1/feed/${id}`)).body.commentsCount).toBe(5);
      await other.call('DELETE', `/api/feed/v1/comment/${first}`);
      await comment(other, id);
      expect(await titles(author)).toEqual(['Your post has 5 comments']);
    });

    it('tell the author of each reply to a comment, and of no other', async () => {
      const [author, other] = [await world().writer(), await world().writer()];
      const id = await post(other);
      const above = await comment(author, id);
      for (const title of ['Your comment has a reply', 'Your comment has 2 replies', 'Your comment has 3 replies']) {
        await reply(other, above);
        expect(await titles(author)).toEqual([title]);
      }
      expect((await world().guest().get(`/api/feed/v1/comment/${above}`)).body.repliesCount).toBe(3);
      await author.call('DELETE', `/api/feed/v1/comment/${above}`);
      expect((await reply(other, above)).body.code).toBe('comment_not_found');
    });

    it('are refused on a post that has gone meanwhile', async () => {
      const [author, other] = [await world().writer(), await world().writer()];
      const id = await post(author);
      await comment(other, id);
      await author.call('DELETE', `/api/feed/v1/post/${id}`);
      const headers = { 'idempotency-key': randomUUID(), 'profile-tag': await profileTagOf(other) };
      const late = await other.post(
        `/api/feed/v1/post/${id}/comment`,
        { content: 'Too late.', profileType: 'ANONYMOUS' },
        headers,
      );
      expect([late.status, late.body.code]).toEqual([404, 'post_not_found']);
    });

    it('tell the author whom the post names by now, and nobody where the author is gone', async () => {
      const [author, heir, other] = [await world().writer(), await world().writer(), await world().writer()];
      const id = await post(author);
      await comment(other, id);
      const { authorship, database } = world().server;
      const seal = authorship.sealAuthor(authorship.personaRef(heir.userId), id);
      await run(database, 'update content.posts set author_seal = $2 where id = $1', id, seal);
      await comment(other, id);
      expect(await titles(heir)).toEqual(['Your post has 2 comments']);
      await run(database, "update content.posts set author_seal = ''::bytea where id = $1", id);
      await comment(other, id);
      expect(await titles(heir)).toEqual(['Your post has 2 comments']);
    });
  });
}
