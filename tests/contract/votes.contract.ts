import { describe, expect, it } from 'vitest';
import { FeedReadingPort } from '@/core/posting/feed.port';
import type { Vote, VoteType } from '@/core/voting/vote';
import { VotesPort } from '@/core/voting/votes.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

export const votesContract: Contract = (harness) => {
  describe('a vote', () => {
    it('[API-FEED-VOTE] counts, changes sides and is taken back', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      const cast = async (voteType: VoteType) =>
        successOf(await as('reader').port(VotesPort).castVote(aVote(postId, voteType)));
      const answered = { resourceId: postId, resourceType: 'post' };
      expect(await cast('up')).toEqual({ ...answered, voteType: 'up', upvotes: 1, downvotes: 0 });
      expect(await cast('up')).toMatchObject({ upvotes: 1, downvotes: 0 });
      expect(await cast('down')).toEqual({ ...answered, voteType: 'down', upvotes: 0, downvotes: 1 });
      expect(await cast('none')).toEqual({ ...answered, voteType: 'none', upvotes: 0, downvotes: 0 });
      expect(await cast('none')).toMatchObject({ upvotes: 0, downvotes: 0 });
      const seen = successOf(await as('reader').port(FeedReadingPort).getPost({ postId }));
      expect(seen).toMatchObject({ upvotes: 0, downvotes: 0, myVote: 'none' });
    });

    it('stands beside those of others', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      successOf(await as('reader').port(VotesPort).castVote(aVote(postId, 'up')));
      const tally = successOf(await as('otherWriter').port(VotesPort).castVote(aVote(postId, 'up')));
      expect(tally.upvotes).toBe(2);
      expect(successOf(await as('guest').port(FeedReadingPort).getPost({ postId }))).toMatchObject({
        upvotes: 2,
        downvotes: 0,
      });
    });

    it('is refused to guests, to people who are no readers, on one’s own post and on none', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      expectNotSignedIn(await as('guest').port(VotesPort).castVote(aVote(postId, 'up')));
      expectRefusal(await as('user').port(VotesPort).castVote(aVote(postId, 'up')), 'invalid', 'reader_required');
      expectRefusal(await as('writer').port(VotesPort).castVote(aVote(postId, 'up')), 'invalid', 'own_post');
      expectRefusal(await as('reader').port(VotesPort).castVote(aVote(UNKNOWN_ID, 'up')), 'notFound', 'post_not_found');
      expectInvalid(await as('reader').port(VotesPort).castVote(aVote('42', 'up')), 'resourceId');
      for (const status of ['DELETED', 'FLAGGED'] as const) {
        await harness().setStatus(postId, status);
        expectRefusal(await as('reader').port(VotesPort).castVote(aVote(postId, 'up')), 'notFound', 'post_not_found');
      }
    });
  });

  describe('one’s votes', () => {
    it('[API-FEED-VOTE-POSTS] are answered for the asked posts that one voted on', async () => {
      const { as } = harness();
      const [up, down, taken, none] = [
        await write(as('writer')),
        await write(as('writer')),
        await write(as('writer')),
        await write(as('writer')),
      ];
      const votes = as('otherWriter').port(VotesPort);
      for (const vote of [aVote(up, 'up'), aVote(down, 'down'), aVote(taken, 'up'), aVote(taken, 'none')]) {
        successOf(await votes.castVote(vote));
      }
      const mine = successOf(await votes.listMyVotes({ postIds: [none, taken, down, up, UNKNOWN_ID] }));
      expect(mine.votes.toSorted((first, second) => second.voteType.localeCompare(first.voteType))).toEqual([
        { id: up, voteType: 'up' },
        { id: down, voteType: 'down' },
      ]);
      expect(
        successOf(
          await as('reader')
            .port(VotesPort)
            .listMyVotes({ postIds: [up] }),
        ),
      ).toEqual({ votes: [] });
    });

    it('are refused to guests and for lists that are empty or too long', async () => {
      const { as } = harness();
      const many = Array.from({ length: 101 }, (_, index) => UNKNOWN_ID.replace(/...$/, String(100 + index)));
      expectNotSignedIn(
        await as('guest')
          .port(VotesPort)
          .listMyVotes({ postIds: [UNKNOWN_ID] }),
      );
      expectInvalid(await as('reader').port(VotesPort).listMyVotes({ postIds: [] }), 'postIds');
      expectInvalid(await as('reader').port(VotesPort).listMyVotes({ postIds: many }), 'postIds');
      expectInvalid(
        await as('reader')
          .port(VotesPort)
          .listMyVotes({ postIds: [UNKNOWN_ID, UNKNOWN_ID] }),
        'postIds',
      );
      expectInvalid(
        await as('reader')
          .port(VotesPort)
          .listMyVotes({ postIds: ['x'] }),
        'postIds.0',
      );
    });
  });
};

function aVote(resourceId: string, voteType: VoteType): Vote {
  return { resourceId, resourceType: 'post', voteType };
}
