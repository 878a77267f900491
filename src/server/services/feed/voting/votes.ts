import type { VoteType } from '@/contract/generated/feed';
import type { Notification } from '@/contract/generated/notification';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import type { Inbox } from '@/server/services/notification/notifications/inbox';
import { postUpvoted } from '@/server/services/notification/notifications/notification-texts';
import type { AuthorRefs } from '../posting/author-refs';
import { postNotFound } from '../posting/post.policy';
import { requireVoter } from './vote.policy';
import type { CastRow } from './vote.queries';
import { castVote, votesOn } from './vote.queries';

export interface VotesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly publish: Publish;
}

const VALUES: Readonly<Record<VoteType, number>> = { up: 1, down: -1, none: 0 };

interface Delivery {
  readonly persona: Uint8Array;
  readonly notification: Notification;
}

/** Votes. */
export function createVotes(deps: VotesDeps): Pick<FeedHandlers, 'castVote' | 'findVotes' | 'listMyVotes'> {
  const { database, authorship, authorRefs, inbox, publish } = deps;

  async function cast(on: Database, viewer: Viewer, postId: string, voteType: VoteType): Promise<CastRow> {
    const { personaRef } = viewer;
    const refs = [authorRefs.voterRef(personaRef), authorRefs.authorRef(personaRef, postId)] as const;
    const [row] = await on.query(castVote, postId, ...refs, VALUES[voteType]);
    if (row === undefined) throw new Error('content.cast_vote returned nothing.');
    if (row.outcome === 'missing') throw postNotFound();
    if (row.outcome === 'own') throw new Problem(422, 'own_post', 'You cannot vote on your own post.');
    return row;
  }

  /** The up-vote and its author's notification are one transaction. */
  async function castUp(viewer: Viewer, postId: string): Promise<CastRow> {
    const { row, delivery } = await database.transaction(async (tx) => {
      const row = await cast(tx, viewer, postId, 'up');
      return { row, delivery: row.newly_up ? await notifyAuthor(tx, postId, row) : null };
    });
    if (delivery !== null) publish.notificationAdded(delivery.persona, delivery.notification);
    return row;
  }

  async function notifyAuthor(tx: Database, postId: string, row: CastRow): Promise<Delivery | null> {
    if (row.seal === null) return null;
    const persona = authorship.openAuthor(row.seal, postId);
    const news = postUpvoted({ id: postId, title: row.post_title, opening: row.opening ?? '', people: row.up });
    const notification = await inbox.put(tx, persona, news, 'renew');
    return notification === null ? null : { persona, notification };
  }

  return {
    async castVote({ viewer, body }) {
      requireVoter(viewer);
      const { voteType, resourceType } = body;
      const resourceId = plainUuid(body.resourceId);
      const row =
        voteType === 'up' ? await castUp(viewer, resourceId) : await cast(database, viewer, resourceId, voteType);
      return { status: 200, body: { resourceId, resourceType, voteType, upvotes: row.up, downvotes: row.down } };
    },

    async findVotes({ viewer, query }) {
      const votes = await database.query(votesOn, authorRefs.voterRef(viewer.personaRef), [
        plainUuid(query.resourceId),
      ]);
      const items = votes
        .filter(({ value }) => value === VALUES[query.voteType])
        .map(({ post_id }) => ({ id: post_id }));
      return { status: 200, body: { items, total: items.length } };
    },

    async listMyVotes({ viewer, body }) {
      const votes = await database.query(votesOn, authorRefs.voterRef(viewer.personaRef), body.postIds.map(plainUuid));
      return {
        status: 200,
        body: { votes: votes.map(({ post_id, value }) => ({ id: post_id, voteType: value === 1 ? 'up' : 'down' })) },
      };
    },
  };
}
