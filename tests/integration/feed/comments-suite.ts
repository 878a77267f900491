import { beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { readAllPages } from '../harness/pages';
import { LONG_AGO, storeComment, storePost } from '../harness/stored';
import type { Person, World } from '../harness/world';

/** Reading comments. */
export function commentsSuite(world: () => World): void {
  describe('listComments', () => {
    let author: Person;
    let postId: string;
    /** Oldest first; the second and third are of the same moment. */
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
}
