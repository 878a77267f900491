import type { FastifyInstance } from 'fastify';
import { pollEndedNotification } from '@/core/talk/notifications/notification-texts.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import { schedule } from '@/server/platform/schedule';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { claimEndedPoll, claimVoters, endedPoll } from './poll-ends.queries';

export interface PollEndsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly now: () => number;
}

const ROUND_MS = 60_000;

/** Notifies the authors and voters of ended polls, in random order, because the order of picks would reveal voters. */
export async function notifyPollEnds({ database, authorship, publish, now }: PollEndsDeps): Promise<void> {
  const inbox = new Inbox(authorship, now);

  /** Returns null if no poll is left. */
  async function tellNext(tx: Database): Promise<readonly Delivery[] | null> {
    const [claimed] = await tx.query(claimEndedPoll);
    if (claimed === undefined) return null;
    const { post_id: postId } = claimed;
    const voters = await tx.query(claimVoters, postId);
    const [post] = await tx.query(endedPoll, postId);
    if (post === undefined) return [];
    const deliveries: Delivery[] = [];
    const tell = async (persona: Uint8Array, isAuthor: boolean): Promise<void> => {
      const news = pollEndedNotification({ postId, text: post.opening, isAuthor });
      const shown = await inbox.put(tx, persona, news, 'keep');
      if (shown !== null) deliveries.push((to) => to.notificationAdded(persona, shown));
    };
    if (post.author_seal.length > 0) await tell(authorship.openAuthor(post.author_seal, postId), true);
    for (const { voter_seal } of voters)
      if (voter_seal !== null) await tell(authorship.openVoter(voter_seal, postId), false);
    return deliveries;
  }

  for (;;) {
    const deliveries = await database.transaction(tellNext);
    if (deliveries === null) return;
    for (const deliver of deliveries) deliver(publish);
  }
}

export function startPollEnds(app: FastifyInstance, deps: PollEndsDeps): void {
  schedule(app, {
    name: 'the ends of polls',
    firstAfter: ROUND_MS,
    every: ROUND_MS,
    run: () => notifyPollEnds(deps),
  });
}
