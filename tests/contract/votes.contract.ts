import { describe, expect, it } from 'vitest';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Vote, VoteType } from '@/core/talk/voting/vote';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { SEEN_THROUGH_OTHER_PORTS } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

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
    });

    it('stands beside those of others', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      successOf(await as('reader').port(VotesPort).castVote(aVote(postId, 'up')));
      const tally = successOf(await as('otherWriter').port(VotesPort).castVote(aVote(postId, 'up')));
      expect(tally.upvotes).toBe(2);
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

  describe('a vote on a comment', () => {
    it('counts, changes sides and is taken back', async () => {
      const { as } = harness();
      const resourceId = await say(as('otherWriter'), await write(as('writer')), 'first');
      const cast = async (voteType: VoteType) =>
        successOf(await as('reader').port(VotesPort).castVote({ resourceId, resourceType: 'comment', voteType }));
      const answered = { resourceId, resourceType: 'comment', voteType: 'up', upvotes: 1, downvotes: 0 };
      expect(await cast('up')).toEqual(answered);
      expect(await cast('up')).toMatchObject({ upvotes: 1 });
      expect(await cast('down')).toMatchObject({ upvotes: 0, downvotes: 1 });
      expect(await cast('none')).toMatchObject({ upvotes: 0, downvotes: 0 });
    });

    it('is refused on one’s own comment, on a deleted one and on none', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      const comments = as('otherWriter').port(CommentsPort);
      const id = await say(as('otherWriter'), postId, 'Mine.');
      const vote = (resourceId: string) => ({ resourceId, resourceType: 'comment', voteType: 'up' }) as const;
      expectRefusal(await as('otherWriter').port(VotesPort).castVote(vote(id)), 'invalid', 'own_comment');
      expectRefusal(await as('user').port(VotesPort).castVote(vote(id)), 'invalid', 'reader_required');
      expectNotSignedIn(await as('guest').port(VotesPort).castVote(vote(id)));
      successOf(await comments.deleteComment({ commentId: id }));
      for (const gone of [id, UNKNOWN_ID]) {
        expectRefusal(await as('reader').port(VotesPort).castVote(vote(gone)), 'notFound', 'comment_not_found');
      }
    });
  });

  describe('several votes in one call', () => {
    it('[API-FEED-VOTE-BULK] are both stored, and each that is refused says why', async () => {
      const { as } = harness();
      const [one, two, own] = [await write(as('writer')), await write(as('writer')), await write(as('otherWriter'))];
      const voter = as('otherWriter').port(VotesPort);
      const votes = [aVote(one, 'up'), aVote(two, 'down'), aVote(own, 'up'), aVote(UNKNOWN_ID, 'up')];
      expect(successOf(await voter.castVotes({ votes }))).toEqual({
        votes: [
          { ...aVote(one, 'up'), upvotes: 1, downvotes: 0 },
          { ...aVote(two, 'down'), upvotes: 0, downvotes: 1 },
        ],
        refused: [
          { resourceId: own, code: 'own_post' },
          { resourceId: UNKNOWN_ID, code: 'post_not_found' },
        ],
      });
      const mine = successOf(await voter.listMyVotes({ postIds: [one, two] })).votes;
      expect(mine).toEqual(
        expect.arrayContaining([
          { id: one, voteType: 'up' },
          { id: two, voteType: 'down' },
        ]),
      );
      expectRefusal(await as('user').port(VotesPort).castVotes({ votes }), 'invalid', 'reader_required');
      expectNotSignedIn(await as('guest').port(VotesPort).castVotes({ votes }));
      expectInvalid(await voter.castVotes({ votes: [] }), 'votes');
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

  describe(SEEN_THROUGH_OTHER_PORTS, () => {
    it('a vote shows at its post, and is the reader’s own', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      const cast = async (role: 'reader' | 'otherWriter', voteType: VoteType) =>
        successOf(await as(role).port(VotesPort).castVote(aVote(postId, voteType)));
      const seen = async (role: 'reader' | 'guest') =>
        successOf(await as(role).port(FeedReadingPort).getPost({ postId }));
      await cast('reader', 'up');
      await cast('otherWriter', 'up');
      expect(await seen('guest')).toMatchObject({ upvotes: 2, downvotes: 0, myVote: 'none' });
      expect(await seen('reader')).toMatchObject({ upvotes: 2, downvotes: 0, myVote: 'up' });
      await cast('reader', 'none');
      expect(await seen('reader')).toMatchObject({ upvotes: 1, downvotes: 0, myVote: 'none' });
    });

    it('a vote shows at its comment, and orders the comments by points', async () => {
      const { as } = harness();
      const postId = await write(as('writer'));
      const first = await say(as('otherWriter'), postId, 'first');
      const second = await say(as('otherWriter'), postId, 'second');
      const cast = async (voteType: VoteType) =>
        successOf(
          await as('reader').port(VotesPort).castVote({ resourceId: first, resourceType: 'comment', voteType }),
        );
      const inOrder = async () =>
        successOf(await as('reader').port(FeedReadingPort).listComments({ postId })).items.map(({ id }) => id);
      await cast('up');
      expect(await inOrder()).toEqual([first, second]);
      const seen = successOf(await as('reader').port(CommentsPort).getComment({ commentId: first }));
      expect(seen).toMatchObject({ upvotes: 1, downvotes: 0, myVote: 'up' });
      await cast('down');
      expect(await inOrder()).toEqual([second, first]);
      await cast('none');
      const taken = successOf(await as('guest').port(CommentsPort).getComment({ commentId: first }));
      expect(taken).toMatchObject({ upvotes: 0, downvotes: 0, myVote: 'none' });
    });
  });
};

function aVote(resourceId: string, voteType: VoteType): Vote {
  return { resourceId, resourceType: 'post', voteType };
}

async function say(author: Actor, postId: string, content: string): Promise<string> {
  const once = { ...aKey(), profileTag: await profileTagOf(author) };
  return successOf(
    await author.port(CommentsPort).createComment({ postId, content, profileType: 'ANONYMOUS', ...once }),
  ).id;
}
