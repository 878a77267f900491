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
import { postNotFound } from '../posting/feed-reads';
import { requireVoter } from '../posting/post.policy';
import type { CastRow } from './vote.queries';
import { castVote, recordViews, votesOn } from './vote.queries';

/** What votes and views need. */
export interface VotesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly publish: Publish;
}

const VALUES: Readonly<Record<VoteType, number>> = { up: 1, down: -1, none: 0 };

interface Told {
  readonly persona: Uint8Array;
  readonly notification: Notification;
}

/** Votes and views. */
export function createVotes(
  deps: VotesDeps,
): Pick<FeedHandlers, 'castVote' | 'findVotes' | 'listMyVotes' | 'recordPostViews'> {
  const { database, authorship, authorRefs, inbox, publish } = deps;

  async function cast(on: Database, viewer: Viewer, postId: string, voteType: VoteType): Promise<CastRow> {
    const row = await castVote(on, {
      postId,
      voterRef: authorRefs.voterRef(viewer.personaRef),
      ownRef: authorRefs.authorRef(viewer.personaRef, postId),
      value: VALUES[voteType],
    });
    if (row.outcome === 'missing') throw postNotFound();
    if (row.outcome === 'own') throw new Problem(422, 'own_post', 'This is your own post; others vote on it.');
    return row;
  }

  /** An up-vote and what its author is told stand or fall together. */
  async function castUp(viewer: Viewer, postId: string): Promise<CastRow> {
    const { row, told } = await database.transaction(async (tx) => {
      const row = await cast(tx, viewer, postId, 'up');
      return { row, told: row.newly_up ? await tellAuthor(tx, postId, row) : null };
    });
    if (told !== null) publish.notificationAdded(told.persona, told.notification);
    return row;
  }

  async function tellAuthor(tx: Database, postId: string, row: CastRow): Promise<Told | null> {
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
      const votes = await votesOn(database, authorRefs.voterRef(viewer.personaRef), [plainUuid(query.resourceId)]);
      const items = votes
        .filter(({ value }) => value === VALUES[query.voteType])
        .map(({ post_id }) => ({ id: post_id }));
      return { status: 200, body: { items, total: items.length } };
    },

    async listMyVotes({ viewer, body }) {
      const votes = await votesOn(database, authorRefs.voterRef(viewer.personaRef), body.postIds.map(plainUuid));
      return {
        status: 200,
        body: { votes: votes.map(({ post_id, value }) => ({ id: post_id, voteType: value === 1 ? 'up' : 'down' })) },
      };
    },

    async recordPostViews({ viewer, body }) {
      const views = body.postIds.map(plainUuid).map((postId) => ({
        postId,
        viewerRef: authorship.viewerRef(viewer.personaRef, postId),
      }));
      await recordViews(database, views);
      return { status: 204, body: null };
    },
  };
}
