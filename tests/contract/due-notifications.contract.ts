import { expect, it } from 'vitest';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { inboxActors } from './harness/inbox-actors';
import { successOf } from './harness/outcomes';
import { write } from './harness/submissions';

const DAY_MS = 86_400_000;
const NOON_IN_INDIA_MS = 6.5 * 3_600_000;

export const dueNotificationsContract: Contract = (harness) => {
  const { anAuthorWith, upvote, choose, inboxOf } = inboxActors(harness);

  it('tells the author and the voters of a poll that it is over, once each', async () => {
    const [author, voter, other] = [await anAuthorWith(0), await anAuthorWith(0), await anAuthorWith(0)];
    const poll = { options: ['60 days', '90 days'], durationHours: 24 } as const;
    const pollId = await write(author, { title: 'How long is yours?', poll });
    successOf(await voter.port(PollsPort).voteInPoll({ pollId, optionId: 1 }));
    successOf(await voter.port(PollsPort).voteInPoll({ pollId, optionId: 2 }));
    const told = async (person: Actor) =>
      (await inboxOf(person)).items.filter(({ variantId }) => variantId === 'poll-ended').map(({ data }) => data);
    await harness().runRounds();
    for (const person of [author, voter, other]) expect(await told(person)).toEqual([]);
    await harness().closePoll(pollId);
    await harness().runRounds();
    await harness().runRounds();
    const news = { body: 'How long is yours?', cta: `/p/${pollId}`, ctaText: 'See the result', icon: 'poll' };
    expect(await told(author)).toMatchObject([{ ...news, title: 'Your poll is over' }]);
    expect(await told(voter)).toMatchObject([{ ...news, title: 'A poll that you voted in is over' }]);
    expect(await told(other)).toEqual([]);
  });

  it('does not tell of a poll that is deleted, nor whoever does not want to know', async () => {
    const [author, voter] = [await anAuthorWith(0), await anAuthorWith(0)];
    const poll = { options: ['60 days', '90 days'], durationHours: 24 } as const;
    const [pollId, goneId] = [await write(author, { poll }), await write(author, { poll })];
    for (const id of [pollId, goneId]) successOf(await voter.port(PollsPort).voteInPoll({ pollId: id, optionId: 1 }));
    await choose(voter, { polls: false });
    for (const id of [pollId, goneId]) await harness().closePoll(id);
    await harness().setStatus(goneId, 'DELETED');
    await harness().runRounds();
    const told = async (person: Actor) =>
      (await inboxOf(person)).items.filter(({ variantId }) => variantId === 'poll-ended').map(({ data }) => data.cta);
    expect(await told(author)).toEqual([`/p/${pollId}`]);
    expect(await told(voter)).toEqual([]);
  });

  it('has the best posts of the followed communities, at most once a day or a week, and none of one’s own', async () => {
    const [reader, author] = [await anAuthorWith(0), await anAuthorWith(0)];
    const community = { type: 'topic', entityId: 2 } as const;
    successOf(await reader.port(CommunitiesPort).joinCommunity(community));
    const best = async () => (await inboxOf(reader)).items.filter(({ variantId }) => variantId === 'highlights');
    // From noon on no round interferes.
    const probe = await write(author);
    const { createdAt } = successOf(await author.port(FeedReadingPort).getPost({ postId: probe }));
    harness().pass(DAY_MS - ((Date.parse(createdAt) - NOON_IN_INDIA_MS) % DAY_MS));
    await write(author, { title: 'Good', community });
    const top = await write(author, { title: 'Better', community });
    await upvote(top, reader);
    await write(reader, { title: 'My own', community });
    await write(author, { title: 'Elsewhere', community: { type: 'topic', entityId: 1 } });
    await choose(reader, { highlights: 'daily' });
    harness().pass(DAY_MS);
    await harness().runRounds();
    await harness().runRounds();
    const [first, ...more] = await best();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      status: 0,
      data: { title: 'Today in your communities', icon: 'digest', cta: `/p/${top}`, ctaText: 'Open the best one' },
    });
    expect(first?.data.body).toMatch(/^Better · Good/);
    expect(first?.data.body).not.toMatch(/My own|Elsewhere/);
    // A day without posts brings nothing; a later one renews the notification.
    harness().pass(DAY_MS);
    await harness().runRounds();
    expect(await best()).toEqual([first]);
    await write(author, { title: 'Later', community });
    harness().pass(DAY_MS);
    await harness().runRounds();
    expect(await best()).toMatchObject([{ notificationId: first?.notificationId, data: { body: 'Later' } }]);
    await choose(reader, { highlights: 'off' });
    await write(author, { title: 'Last', community });
    harness().pass(DAY_MS);
    await harness().runRounds();
    expect(await best()).toMatchObject([{ data: { body: 'Later' } }]);
  });
};
