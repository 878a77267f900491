import { aSubmission } from '@tests/support/a-submission';
import { describe, expect, it } from 'vitest';
import type { PollSubmission } from '@/core/talk/polls/poll';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, submit, write } from './harness/submissions';

const OPTIONS = ['Signed it as it was', 'Asked, and got 12 months', 'Asked, and they said no'];
const HOUR_MS = 3_600_000;

const aPoll = (change: Partial<PollSubmission> = {}): PollSubmission => ({
  options: OPTIONS,
  durationHours: 72,
  ...change,
});

async function ask(author: Actor, change: Partial<PollSubmission> = {}): Promise<string> {
  const outcome = successOf(await submit(author, aSubmission({ poll: aPoll(change) })));
  if ('message' in outcome) throw new Error(outcome.message);
  return outcome.postId;
}

export const pollsContract: Contract = (harness) => {
  const pollSeenBy = async (viewer: Actor, postId: string) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId })).poll;
  const votesSeenBy = async (viewer: Actor, postId: string) =>
    (await pollSeenBy(viewer, postId))?.options.map(({ votes }) => votes);

  it('[API-FEED-POLL-CONFIG] says what a poll may be', async () => {
    expect(successOf(await harness().as('guest').port(PollsPort).getPollConfig())).toEqual({
      minOptions: 2,
      maxOptions: 4,
      maxOptionLength: 80,
      durations: [24, 72, 168],
    });
  });

  describe('a post with a poll', () => {
    it('shows its options in their order without needless spaces, and when it ends', async () => {
      const { as } = harness();
      const postId = await ask(as('writer'), { options: ['  Yes,   at once ', 'No'], durationHours: 24 });
      const post = successOf(await as('guest').port(FeedReadingPort).getPost({ postId }));
      expect(post.kind).toBe('poll');
      expect(post.poll).toMatchObject({ id: postId, votes: 0, isClosed: false, myOption: null });
      expect(post.poll?.options).toEqual([
        { id: 1, text: 'Yes, at once', votes: null },
        { id: 2, text: 'No', votes: null },
      ]);
      const open = Date.parse(post.poll?.closesAt ?? '') - Date.parse(post.createdAt);
      expect(Math.abs(open - 24 * HOUR_MS)).toBeLessThan(61_000);
      const { items } = successOf(await as('reader').port(FeedReadingPort).listFeed({ limit: 1 }));
      expect(items[0]?.poll?.options).toHaveLength(2);
    });

    it('is written once, and refused with fewer or more options than it may have, or with two alike', async () => {
      const { as } = harness();
      const key = aKey();
      const submission = aSubmission({ poll: aPoll() });
      const [first, second] = [
        await submit(as('writer'), submission, key),
        await submit(as('writer'), submission, key),
      ];
      expect(successOf(second)).toEqual(successOf(first));
      const other = await submit(as('writer'), aSubmission({ poll: aPoll({ durationHours: 24 }) }), key);
      expectRefusal(other, 'conflict', 'idempotency_key_reused');
      const refused = (options: readonly string[]) => submit(as('writer'), aSubmission({ poll: aPoll({ options }) }));
      expectInvalid(await refused(['Only one']), 'poll.options');
      expectInvalid(await refused(['1', '2', '3', '4', '5']), 'poll.options');
      expectInvalid(await refused(['x'.repeat(81), 'y']), 'poll.options.0');
      expectInvalid(await refused(['Yes', '   ']), 'poll.options.1');
      expectRefusal(await refused(['Yes', ' yes ']), 'invalid', 'poll_options_alike');
    });
  });

  describe('a vote in a poll', () => {
    it('[API-FEED-POLL-VOTE] counts for its option, and a second one replaces it', async () => {
      const { as } = harness();
      const pollId = await ask(as('writer'));
      const vote = async (optionId: number) =>
        successOf(await as('reader').port(PollsPort).voteInPoll({ pollId, optionId }));
      expect(await vote(2)).toMatchObject({
        id: pollId,
        votes: 1,
        myOption: 2,
        options: [{ votes: 0 }, { text: OPTIONS[1], votes: 1 }, { votes: 0 }],
      });
      expect(await vote(2)).toMatchObject({ votes: 1, myOption: 2 });
      expect(await vote(3)).toMatchObject({
        votes: 1,
        myOption: 3,
        options: [{ votes: 0 }, { votes: 0 }, { votes: 1 }],
      });
      successOf(await as('otherWriter').port(PollsPort).voteInPoll({ pollId, optionId: 3 }));
      expect(await votesSeenBy(as('reader'), pollId)).toEqual([0, 0, 2]);
    });

    it('shows the counts to those who voted and to the author, and to all after the end', async () => {
      const { as } = harness();
      const pollId = await ask(as('writer'));
      successOf(await as('reader').port(PollsPort).voteInPoll({ pollId, optionId: 1 }));
      const unknown = [null, null, null];
      expect(await votesSeenBy(as('guest'), pollId)).toEqual(unknown);
      expect(await votesSeenBy(as('otherWriter'), pollId)).toEqual(unknown);
      expect((await pollSeenBy(as('guest'), pollId))?.votes).toBe(1);
      expect(await votesSeenBy(as('writer'), pollId)).toEqual([1, 0, 0]);
      await harness().closePoll(pollId);
      expect(await pollSeenBy(as('otherWriter'), pollId)).toMatchObject({ isClosed: true, myOption: null });
      expect(await votesSeenBy(as('otherWriter'), pollId)).toEqual([1, 0, 0]);
    });

    it('is refused to guests, to users who are no readers, in one’s own poll, and for what is not there', async () => {
      const { as } = harness();
      const pollId = await ask(as('writer'));
      const vote = (voter: Actor, id = pollId, optionId = 1) =>
        voter.port(PollsPort).voteInPoll({ pollId: id, optionId });
      expectNotSignedIn(await vote(as('guest')));
      expectRefusal(await vote(as('user')), 'invalid', 'reader_required');
      expectRefusal(await vote(as('writer')), 'invalid', 'own_post');
      expectRefusal(await vote(as('reader'), UNKNOWN_ID), 'notFound', 'poll_not_found');
      expectRefusal(await vote(as('reader'), await write(as('writer'))), 'notFound', 'poll_not_found');
      expectRefusal(await vote(as('reader'), pollId, 4), 'invalid', 'option_not_found');
      expectInvalid(await vote(as('reader'), 'x'), 'pollId');
      expectInvalid(await vote(as('reader'), pollId, 0), 'optionId');
      await harness().setStatus(pollId, 'DELETED');
      expectRefusal(await vote(as('reader')), 'notFound', 'poll_not_found');
      expect(await pollSeenBy(as('reader'), pollId)).toBeNull();
    });

    it('is refused after the end, and changes nothing then', async () => {
      const { as } = harness();
      const pollId = await ask(as('writer'));
      successOf(await as('reader').port(PollsPort).voteInPoll({ pollId, optionId: 2 }));
      await harness().closePoll(pollId);
      const late = await as('reader').port(PollsPort).voteInPoll({ pollId, optionId: 1 });
      expectRefusal(late, 'invalid', 'poll_closed');
      expect(await pollSeenBy(as('reader'), pollId)).toMatchObject({
        myOption: 2,
        isClosed: true,
        options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }],
      });
    });
  });
};
