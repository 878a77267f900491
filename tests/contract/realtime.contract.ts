import { PATIENCE } from '@tests/support/patience';
import { expect, it, vi } from 'vitest';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import type { UserEventMap } from '@/core/kernel/realtime/user-events.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import type { Notification } from '@/core/talk/notifications/notification';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { PollsPort } from '@/core/talk/polls/polls.port';
import type { Post } from '@/core/talk/posting/post';
import type { PostTally } from '@/core/talk/posting/post-events.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { claimedCase } from './harness/claimed-case';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';
import { profileTagOf, write } from './harness/submissions';

const ACTS = [
  'voteCast',
  'optionPicked',
  'communityFollowed',
  'hidingChanged',
  'bookmarkChanged',
  'inboxCounted',
  'postWritten',
] as const satisfies readonly (keyof UserEventMap)[];

export const realtimeContract: Contract = (harness) => {
  it('tells everybody of a new post as a guest sees it', async () => {
    const { as, disconnect } = harness();
    const heard: Post[] = [];
    const opened: string[] = [];
    const listeners = (['guest', 'writer'] as const).map((role) => {
      const cancel = as(role)
        .port(PostEventsPort)
        .onPostAdded((post) => heard.push(post));
      as(role)
        .port(RealtimePort)
        .onOpened(() => opened.push(role));
      as(role).port(RealtimePort).connect();
      return { role, cancel };
    });
    const postId = await tryUntilHeard(
      async () => write(as('writer')),
      () => heard.length >= 2,
    );
    const posts = heard.filter(({ id }) => id === postId);
    expect(posts).toHaveLength(2);
    expect(opened.toSorted()).toEqual(['guest', 'writer']);
    for (const post of posts) expect(post).toMatchObject({ id: postId, isMine: false, myVote: 'none', upvotes: 0 });
    for (const { role, cancel } of listeners) {
      cancel();
      disconnect(role);
    }
  });

  it('tells everybody that a post was changed, deleted and brought back, as a guest sees it', async () => {
    const { as, disconnect } = harness();
    const heard: Post[] = [];
    const realtime = as('guest').port(RealtimePort);
    const cancel = as('guest')
      .port(PostEventsPort)
      .onPostChanged((post) => heard.push(post));
    realtime.connect();
    const writing = as('writer').port(PostWritingPort);
    const seen = { profileTag: await profileTagOf(as('writer')) };
    const change = { title: null, content: 'Changed', media: [] };
    const postId = await tryUntilHeard(
      async () => {
        const id = await write(as('writer'));
        successOf(await writing.editPost({ postId: id, ...change, ...seen }));
        return id;
      },
      () => heard.length > 0,
    );
    const last = () => heard.findLast(({ id }) => id === postId);
    await vi.waitFor(() => expect(last()).toMatchObject({ content: 'Changed', isMine: false }), PATIENCE);
    successOf(await writing.deletePost({ postId }));
    await vi.waitFor(() => expect(last()).toMatchObject({ status: 'DELETED', title: '', content: '' }), PATIENCE);
    successOf(await writing.restorePost({ postId, ...seen }));
    await vi.waitFor(() => expect(last()).toMatchObject({ status: 'LIVE', content: 'Changed' }), PATIENCE);
    // Others who never saw it are not notified.
    const count = heard.length;
    await harness().setStatus(postId, 'FLAGGED');
    successOf(await writing.editPost({ postId, ...change, content: 'Secret', ...seen }));
    successOf(await writing.deletePost({ postId }));
    const witness = await write(as('writer'));
    successOf(await writing.editPost({ postId: witness, ...change, ...seen }));
    await vi.waitFor(() => expect(heard.at(-1)?.id).toBe(witness), PATIENCE);
    expect(heard).toHaveLength(count + 1);
    cancel();
    disconnect('guest');
  });

  it('tells only the person themselves of a notification', async () => {
    const { as, disconnect } = harness();
    const [mine, others]: [Notification[], Notification[]] = [[], []];
    const cancels = [
      as('writer')
        .port(NotificationEventsPort)
        .onNotificationAdded((notification) => mine.push(notification)),
      as('otherWriter')
        .port(NotificationEventsPort)
        .onNotificationAdded((notification) => others.push(notification)),
    ];
    for (const role of ['writer', 'otherWriter'] as const) as(role).port(RealtimePort).connect();
    await tryUntilHeard(
      async () => {
        const resourceId = await write(as('writer'));
        successOf(await as('reader').port(VotesPort).castVote({ resourceId, resourceType: 'post', voteType: 'up' }));
        return resourceId;
      },
      () => mine.length > 0,
    );
    const [newest] = successOf(
      await as('writer').port(NotificationsPort).listNotifications({ platform: 'phone' }),
    ).items;
    expect(mine.at(-1)).toEqual(newest);
    expect(others).toEqual([]);
    for (const cancel of cancels) cancel();
    for (const role of ['writer', 'otherWriter'] as const) disconnect(role);
  });

  it('tells the author alone how many found a post useful, and what is not so any more', async () => {
    const { as, disconnect } = harness();
    const [tallies, removed, others]: [PostTally[], string[], unknown[]] = [[], [], []];
    const cancels = [
      as('writer')
        .port(PostEventsPort)
        .onPostTallied((tally) => tallies.push(tally)),
      as('writer')
        .port(NotificationEventsPort)
        .onNotificationRemoved((id) => removed.push(id)),
      as('otherWriter')
        .port(PostEventsPort)
        .onPostTallied((tally) => others.push(tally)),
      as('otherWriter')
        .port(NotificationEventsPort)
        .onNotificationRemoved((id) => others.push(id)),
    ];
    for (const role of ['writer', 'otherWriter'] as const) as(role).port(RealtimePort).connect();
    const vote = async (resourceId: string, voteType: 'up' | 'none') =>
      successOf(await as('reader').port(VotesPort).castVote({ resourceId, resourceType: 'post', voteType }));
    const id = await tryUntilHeard(
      async () => {
        const postId = await write(as('writer'));
        await vote(postId, 'up');
        return postId;
      },
      () => tallies.length > 0,
    );
    expect(tallies.at(-1)).toEqual({ id, upvotes: 1, downvotes: 0 });
    const [newest] = successOf(
      await as('writer').port(NotificationsPort).listNotifications({ platform: 'phone' }),
    ).items;
    await vote(id, 'none');
    await vi.waitFor(() => expect(removed).toEqual([newest?.notificationId]), PATIENCE);
    await vi.waitFor(() => expect(tallies.at(-1)).toEqual({ id, upvotes: 0, downvotes: 0 }), PATIENCE);
    expect(others).toEqual([]);
    for (const cancel of cancels) cancel();
    for (const role of ['writer', 'otherWriter'] as const) disconnect(role);
  });

  it('tells the person on all their pages, and nobody else, what they did', async () => {
    const { as, disconnect } = harness();
    const [mine, others]: [unknown[], unknown[]] = [[], []];
    const cancels = ACTS.flatMap((name) => [
      as('reader')
        .port(UserEventsPort)
        .onEvent(name, (act) => mine.push([name, act])),
      as('otherWriter')
        .port(UserEventsPort)
        .onEvent(name, (act) => others.push([name, act])),
    ]);
    for (const role of ['reader', 'otherWriter'] as const) as(role).port(RealtimePort).connect();
    const reader = as('reader');
    const poll = { options: ['60 days', '90 days'], durationHours: 24 } as const;
    const postId = await write(as('writer'), { poll });
    const cast = async (voteType: 'up' | 'none') =>
      successOf(await reader.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType }));
    await tryUntilHeard(
      async () => cast('up'),
      () => mine.length > 0,
    );
    const last = async (act: unknown) => vi.waitFor(() => expect(mine.at(-1)).toEqual(act), PATIENCE);
    await last(['voteCast', await cast('none')]);
    successOf(await reader.port(PollsPort).voteInPoll({ pollId: postId, optionId: 2 }));
    await last(['optionPicked', { ballot: 'poll', postId, optionId: 2 }]);
    const communities = reader.port(CommunitiesPort);
    const topic = { type: 'topic', entityId: 2 } as const;
    await last(['communityFollowed', successOf(await communities.joinCommunity(topic))]);
    await last(['communityFollowed', successOf(await communities.leaveCommunity(topic))]);
    const hiding = reader.port(HidingPort);
    successOf(await hiding.hidePost({ postId }));
    await last(['hidingChanged', { postId, name: null, isHidden: true }]);
    successOf(await hiding.showPost({ postId }));
    await last(['hidingChanged', { postId, name: null, isHidden: false }]);
    successOf(await hiding.blockName({ name: 'Nobody' }));
    await last(['hidingChanged', { postId: null, name: 'Nobody', isHidden: true }]);
    successOf(await hiding.unblockName({ name: 'Nobody' }));
    await last(['hidingChanged', { postId: null, name: 'Nobody', isHidden: false }]);
    const bookmarks = reader.port(BookmarksPort);
    const item = { kind: 'post', itemId: postId } as const;
    successOf(await bookmarks.addBookmark(item));
    await last(['bookmarkChanged', { ...item, isBookmarked: true }]);
    successOf(await bookmarks.removeBookmark(item));
    await last(['bookmarkChanged', { ...item, isBookmarked: false }]);
    const read = { action: 'ReadAll' } as const;
    await last(['inboxCounted', successOf(await reader.port(NotificationsPort).actOnNotifications(read))]);
    expect(others).toEqual([]);
    const id = await write(as('otherWriter'));
    await vi.waitFor(() => expect(others).toEqual([['postWritten', { id }]]), PATIENCE);
    for (const cancel of cancels) cancel();
    for (const role of ['reader', 'otherWriter'] as const) disconnect(role);
  });

  it('tells moderators alone of each change of their queue', async () => {
    const { as, disconnect } = harness();
    const [moderator, other] = [await harness().moderator(), await harness().moderator()];
    const [heard, others]: [string[], string[]] = [[], []];
    const listen = (by: Actor, to: string[]) => {
      by.port(RealtimePort).connect();
      return by.port(QueueEventsPort).onQueueChanged(() => to.push('changed'));
    };
    const cancels = [listen(moderator, heard), listen(as('writer'), others), listen(as('guest'), others)];
    const postId = await write(as('writer'));
    const report = { resourceType: 'post', resourceId: postId, reason: 'FALSE', details: null } as const;
    successOf(await as('reader').port(ReportsPort).report(report));
    // The moderator's connection may open after the report.
    const cases = other.port(CasesPort);
    const claim = async () => (await claimedCase(other, postId)).caseId;
    const caseId = await tryUntilHeard(claim, () => heard.length > 0);
    // An own act arrives after all earlier events.
    const marks: unknown[] = [];
    cancels.push(moderator.port(UserEventsPort).onEvent('communityFollowed', (act) => marks.push(act)));
    const told = async () => {
      const before = marks.length;
      successOf(await moderator.port(CommunitiesPort).joinCommunity({ type: 'topic', entityId: 2 }));
      await vi.waitFor(() => expect(marks).toHaveLength(before + 1), PATIENCE);
      return heard.length;
    };
    let count = await told();
    const { seen } = successOf(await cases.claimCase({ caseId }));
    expect(await told()).toBe(++count);
    successOf(await cases.releaseCase({ caseId }));
    expect(await told()).toBe(++count);
    successOf(await cases.claimCase({ caseId }));
    successOf(await cases.decideCase({ caseId, verdict: 'keep', rule: null, words: [], seen }));
    count += 2;
    expect(await told()).toBe(count);
    successOf(await cases.undoDecision({ caseId }));
    expect(await told()).toBe(++count);
    expectRefusal(
      await cases.decideCase({ caseId, verdict: 'remove', rule: null, words: [], seen }),
      'invalid',
      'rule_required',
    );
    expect(await told()).toBe(count);
    expect(others).toEqual([]);
    for (const cancel of cancels) cancel();
    for (const who of [moderator, 'writer', 'guest'] as const) disconnect(who);
  });

  it('tells each time it is open that events may have been missed since the document, and if it was open before since then too', async () => {
    const { as, disconnect } = harness();
    const realtime = as('otherWriter').port(RealtimePort);
    const heard = { document: 0, session: 0 };
    const cancels = (['document', 'session'] as const).map((age) =>
      realtime.onMissed(age, () => {
        heard[age] += 1;
      }),
    );
    realtime.connect('someone');
    await vi.waitFor(() => expect(heard).toEqual({ document: 1, session: 0 }), PATIENCE);
    let late = 0;
    cancels.push(
      realtime.onMissed('document', () => {
        late += 1;
      }),
    );
    expect(late).toBe(1);
    disconnect('otherWriter');
    realtime.connect('someone');
    await vi.waitFor(() => expect(heard).toEqual({ document: 2, session: 1 }), PATIENCE);
    disconnect('otherWriter');
    realtime.connect('another');
    await vi.waitFor(() => expect(heard).toEqual({ document: 3, session: 1 }), PATIENCE);
    for (const cancel of cancels) cancel();
    disconnect('otherWriter');
  });

  it('tells nothing once it is disconnected, and nobody who does not listen any more', async () => {
    const { as, disconnect } = harness();
    const heard: string[] = [];
    const realtime = as('reader').port(RealtimePort);
    const postEvents = as('reader').port(PostEventsPort);
    postEvents.onPostAdded(() => heard.push('kept'));
    postEvents.onPostAdded(() => heard.push('cancelled'))();
    realtime.connect();
    await tryUntilHeard(
      async () => write(as('writer')),
      () => heard.length > 0,
    );
    expect(new Set(heard)).toEqual(new Set(['kept']));
    disconnect('reader');
    const before = heard.length;
    // Another connection receives the next post, so it was sent.
    const others: string[] = [];
    const witness = as('guest').port(RealtimePort);
    const cancel = as('guest')
      .port(PostEventsPort)
      .onPostAdded(({ id }) => others.push(id));
    witness.connect();
    await tryUntilHeard(
      async () => write(as('writer')),
      () => others.length > 0,
    );
    expect(heard).toHaveLength(before);
    cancel();
    disconnect('guest');
  });

  /** Connections take time, so the work is repeated until its event arrives; returns the last value. */
  async function tryUntilHeard<Value>(work: () => Promise<Value>, isHeard: () => boolean): Promise<Value> {
    return vi.waitFor(async () => {
      const value = await work();
      await vi.waitFor(() => expect(isHeard()).toBe(true), { timeout: 250, interval: 20 });
      return value;
    }, PATIENCE);
  }
};
