import { describe, expect, it } from 'vitest';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import type { CommunityRef } from '@/core/talk/communities/community';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { PostPage } from '@/core/talk/posting/post';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';
import { write } from './harness/submissions';

export const feedOrdersContract: Contract = (harness) => {
  const people = () => {
    const { as } = harness();
    return { guest: as('guest'), reader: as('reader'), writer: as('writer'), otherWriter: as('otherWriter') };
  };

  describe('the orders of a feed', () => {
    it('are the newest, the most useful and the rising first, each paged without a gap', async () => {
      const { writer, reader, otherWriter } = people();
      const user = harness().as('user');
      const community: CommunityRef = { type: 'department', entityId: 2 };
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) ids.push(await write(writer, { community }));
      const [first = '', second = '', third = '', last = ''] = ids;
      const vote = async (voter: Actor, postId: string, voteType: 'up' | 'down') =>
        successOf(await voter.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType }));
      for (const voter of [reader, otherWriter]) await vote(voter, second, 'up');
      await vote(reader, first, 'up');
      await vote(reader, last, 'down');
      const feed = user.port(FeedReadingPort);
      const path = { type: community.type, id: community.entityId };
      const inOrder = async (sort: 'newest' | 'top' | 'rising') => {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const page: PostPage = successOf(
            await feed.listCommunityPosts({ ...path, sort, limit: 1, ...(cursor === null ? {} : { cursor }) }),
          );
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor;
        } while (cursor !== null);
        return seen.filter((id) => ids.includes(id));
      };
      expect(await inOrder('newest')).toEqual([last, third, second, first]);
      expect(await inOrder('top')).toEqual([second, first, third, last]);
      expect((await inOrder('rising'))[0]).toBe(second);
    });

    it('rank the whole feed and the personal one alike, for guests too', async () => {
      const { writer, reader, guest, otherWriter } = people();
      const useful = await write(writer, { community: { type: 'topic', entityId: 1 } });
      const useless = await write(writer, { community: { type: 'topic', entityId: 1 } });
      for (const voter of [reader, otherWriter]) {
        successOf(await voter.port(VotesPort).castVote({ resourceId: useful, resourceType: 'post', voteType: 'up' }));
        successOf(
          await voter.port(VotesPort).castVote({ resourceId: useless, resourceType: 'post', voteType: 'down' }),
        );
      }
      successOf(await reader.port(CommunitiesPort).joinCommunity({ type: 'topic', entityId: 1 }));
      for (const sort of ['top', 'rising'] as const) {
        const pages = [
          await guest.port(FeedReadingPort).listFeed({ sort, limit: 50 }),
          await reader.port(FeedReadingPort).listFeed({ sort, limit: 50 }),
          await reader.port(FeedReadingPort).listFeed({ sort, limit: 50, feedType: 'PERSONALIZED' }),
          await guest.port(FeedReadingPort).listCommunityPosts({ type: 'topic', id: 1, sort, limit: 50 }),
        ];
        for (const page of pages) {
          const ids = successOf(page).items.map(({ id }) => id);
          expect(ids.indexOf(useful)).toBeGreaterThanOrEqual(0);
          expect(ids.indexOf(useful)).toBeLessThan(ids.indexOf(useless));
        }
      }
      successOf(await reader.port(CommunitiesPort).leaveCommunity({ type: 'topic', entityId: 1 }));
      const newest = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 }));
      const wrong = await guest.port(FeedReadingPort).listFeed({ sort: 'top', cursor: newest.nextCursor ?? '' });
      expectRefusal(wrong, 'invalid', 'cursor_invalid');
    });
  });

  describe('the questions of a community', () => {
    it('are the posts that ask something, in every order, page by page', async () => {
      const { writer, guest } = people();
      const path = { type: 'department', id: 2 } as const;
      const community: CommunityRef = { type: 'department', entityId: 2 };
      const texts = [
        'Is it so?',
        'It is so.',
        'See https://example.org/?a=1 for it.',
        'क्या यह सच है?',
        'Why? I do not know.',
      ];
      const ids: string[] = [];
      for (const content of texts) ids.push(await write(writer, { community, title: null, content }));
      const [first = '', , , fourth = '', last = ''] = ids;
      const feed = guest.port(FeedReadingPort);
      for (const viewer of [feed, writer.port(FeedReadingPort)]) {
        for (const sort of ['newest', 'top', 'rising'] as const) {
          const page = successOf(await viewer.listCommunityPosts({ ...path, sort, asks: true, limit: 50 }));
          const written = page.items.map(({ id }) => id).filter((id) => ids.includes(id));
          expect(written.toSorted()).toEqual([first, fourth, last].toSorted());
        }
      }
      const one = successOf(await feed.listCommunityPosts({ ...path, asks: true, limit: 1 }));
      expect(one.items.map(({ id }) => id)).toEqual([last]);
      const next = await feed.listCommunityPosts({ ...path, asks: true, limit: 1, cursor: one.nextCursor ?? '' });
      expect(successOf(next).items.map(({ id }) => id)).toEqual([fourth]);
      const all = successOf(await feed.listCommunityPosts({ ...path, asks: false, limit: 50 }));
      expect(all.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    });
  });
};
