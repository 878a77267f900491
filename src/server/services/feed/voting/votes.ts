import type { VoteType } from '@/contract/generated/feed';
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

/** Events for the author of a post, to be sent after the commit. */
type Delivery = (publish: Publish) => void;

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

  /** The vote and its author's notification are one transaction. */
  async function castAndTell(viewer: Viewer, postId: string, voteType: VoteType): Promise<CastRow> {
    const { row, deliver } = await database.transaction(async (tx) => {
      const row = await cast(tx, viewer, postId, voteType);
      return { row, deliver: row.up_change === 0 ? null : await tellAuthor(tx, postId, row) };
    });
    deliver?.(publish);
    return row;
  }

  async function tellAuthor(tx: Database, postId: string, row: CastRow): Promise<Delivery | null> {
    if (row.seal === null) return null;
    const persona = authorship.openAuthor(row.seal, postId);
    const change = await changeNotification(tx, persona, postId, row);
    return (to) => {
      change?.(to);
      to.postTallied(persona, { id: postId, upvotes: row.up, downvotes: row.down });
    };
  }

  /** A new up-vote renews the notification, one that is gone counts it down, and the last takes it along. */
  async function changeNotification(
    tx: Database,
    persona: Uint8Array,
    postId: string,
    { up, up_change, post_title, opening }: CastRow,
  ): Promise<Delivery | null> {
    const news = postUpvoted({ id: postId, title: post_title, opening: opening ?? '', people: up });
    if (up === 0) {
      const id = await inbox.withdraw(tx, persona, news.subject);
      return id === null ? null : (to) => to.notificationRemoved(persona, id);
    }
    const shown = up_change > 0 ? await inbox.put(tx, persona, news, 'renew') : await inbox.reword(tx, persona, news);
    return shown === null ? null : (to) => to.notificationAdded(persona, shown);
  }

  return {
    async castVote({ viewer, body }) {
      requireVoter(viewer);
      const { voteType, resourceType } = body;
      const resourceId = plainUuid(body.resourceId);
      const row = await castAndTell(viewer, resourceId, voteType);
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
