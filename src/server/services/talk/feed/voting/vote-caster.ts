import type { VoteType } from '@/contract/generated/feed';
import type { Notification } from '@/contract/generated/notification';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { postUpvotedNotification } from '@/core/talk/notifications/notification-texts.rules';
import { isVoteMilestone } from '@/core/talk/voting/vote-milestones.rules';
import { voteRefusals } from '@/core/talk/voting/vote-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { accountHoldRefOf, requireAccount } from '@/server/platform/account-holds';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { growingCache } from '@/server/platform/growing-cache';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { postNotFound } from '../posting/post.policy';
import type { CastRow } from './vote.queries';
import { castVote, castVoteAndNotify } from './vote.queries';

export interface VoteCasterDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly publish: Publish;
}

export const VALUES: Readonly<Record<VoteType, number>> = { up: 1, down: -1, none: 0 };

const MAX_KNOWN = 5_000;

/** The number of attempts. After a second mismatch, others are voting on the post at the same time. */
const FORESEEN_TURNS = 2;

type Tally = Pick<CastRow, 'up' | 'down' | 'up_change'>;

/** A post cached from the last vote, to prepare the author's next notification. */
interface KnownPost {
  readonly up: number;
  readonly seal: Uint8Array;
  readonly persona: Uint8Array;
  /** The post's name, truncated in advance, because truncating takes longer than casting. */
  readonly name: string;
}

/**
 * Casts a vote and stores the author's notification atomically. The notification is sealed outside the database, so a
 * first vote needs a transaction with a round trip. Later votes use one statement with the cached author and count,
 * which does nothing on a mismatch.
 */
export class VoteCaster {
  readonly #known = growingCache<string, KnownPost>(MAX_KNOWN);

  constructor(private readonly deps: VoteCasterDeps) {}

  /** Casts a vote. Throws 404 `post_not_found` for a missing post, and 422 `own_post` for the voter's own. */
  async cast(voter: Uint8Array, postId: string, voteType: VoteType): Promise<Tally> {
    for (let turn = 0; turn < FORESEEN_TURNS; turn += 1) {
      const known = this.#known.get(postId);
      const tally = known === undefined ? null : await this.#castForeseen(voter, postId, voteType, known);
      if (tally !== null) return tally;
    }
    return await this.#castInTransaction(voter, postId, voteType);
  }

  /** Returns null on a mismatch. The count is refreshed for the next attempt. */
  async #castForeseen(voter: Uint8Array, postId: string, voteType: VoteType, known: KnownPost): Promise<Tally | null> {
    const { database, inbox, authorship } = this.deps;
    const { seal, persona } = known;
    const up = known.up + (voteType === 'up' ? 1 : -1);
    const news = postUpvotedNotification({ id: postId, title: known.name, opening: '', people: up });
    const vote = this.#vote(voter, postId, voteType);
    const hold_ref = accountHoldRefOf(authorship, voter, 'all');
    const note = inbox.sealed(persona, news);
    const [row] = await database.query(castVoteAndNotify, { hold_ref, ...vote, up, seal, ...note });
    if (row === undefined) throw new Error('content.cast_vote_and_tell returned nothing.');
    const { outcome, ...tally } = row;
    if (outcome === 'cast' || outcome === 'unforeseen') this.#known.set(postId, { ...known, up: row.up });
    if (outcome === 'unforeseen') return null;
    if (outcome === 'missing') await requireAccount(database, hold_ref);
    refuse(outcome);
    if (row.up_change !== 0) this.#deliver(persona, postId, tally, changeOf(inbox, persona, news, row));
    return tally;
  }

  async #castInTransaction(voter: Uint8Array, postId: string, voteType: VoteType): Promise<Tally> {
    const { database, authorship } = this.deps;
    const { row, deliver } = await database.transaction(async (tx) => {
      await requireAccount(tx, accountHoldRefOf(authorship, voter, 'all'));
      const [row] = await tx.query(castVote, this.#vote(voter, postId, voteType));
      if (row === undefined) throw new Error('content.cast_vote returned nothing.');
      refuse(row.outcome);
      return { row, deliver: await this.#notifyAuthor(tx, postId, row) };
    });
    deliver?.();
    return row;
  }

  async #notifyAuthor(tx: Database, postId: string, row: CastRow): Promise<(() => void) | null> {
    if (row.seal === null) {
      this.#known.delete(postId);
      return null;
    }
    const { seal, up, post_title, opening } = row;
    const persona = this.deps.authorship.openAuthor(seal, postId);
    const news = postUpvotedNotification({ id: postId, title: post_title, opening: opening ?? '', people: up });
    const change = row.up_change === 0 ? null : await this.#changeNotification(tx, news, persona, row);
    return () => {
      this.#known.set(postId, { seal, persona, up, name: news.data.body });
      if (row.up_change !== 0) this.#deliver(persona, postId, row, change);
    };
  }

  /**
   * Changes the notification. A new milestone renews it, other changes reword it, and the last withdrawal removes it.
   */
  async #changeNotification(
    tx: Database,
    news: NewNotification,
    persona: Uint8Array,
    { up, up_change }: Tally,
  ): Promise<Delivery | null> {
    const isNews = up_change > 0 && isVoteMilestone(up);
    const change = await this.deps.inbox.tellCount(tx, persona, news, { count: up, isNews });
    return change === null ? null : deliveryOf(persona, change);
  }

  #deliver(persona: Uint8Array, postId: string, { up, down }: Tally, change: Delivery | null): void {
    const { publish } = this.deps;
    change?.(publish);
    publish.postTallied(persona, { id: postId, upvotes: up, downvotes: down });
  }

  #vote(voter: Uint8Array, postId: string, voteType: VoteType) {
    const { authorRefs } = this.deps;
    return {
      post_id: postId,
      voter_ref: authorRefs.voterRef(voter),
      author_ref: authorRefs.authorRef(voter, postId),
      value: VALUES[voteType],
    };
  }
}

/** Returns the event for a change in the inbox of a persona. */
export function deliveryOf(
  persona: Uint8Array,
  change: { readonly shown: Notification } | { readonly hiddenId: string },
): Delivery {
  if ('shown' in change) return (to) => to.notificationAdded(persona, change.shown);
  return (to) => to.notificationRemoved(persona, change.hiddenId);
}

function refuse(outcome: 'cast' | 'own' | 'missing'): void {
  if (outcome === 'missing') throw postNotFound();
  if (outcome === 'own') throw new Problem(422, 'own_post', voteRefusals.ownPost);
}

/** Returns the event for the change in the author's inbox after a vote in one statement. */
function changeOf(
  inbox: Inbox,
  persona: Uint8Array,
  news: NewNotification,
  { note_id, note_status, note_created_on, note_created_seal }: RowOf<typeof castVoteAndNotify.columns>,
): Delivery | null {
  if (note_id === null) return null;
  if (note_status === null || note_created_on === null) return (to) => to.notificationRemoved(persona, note_id);
  const row = { id: note_id, status: note_status, created_on: note_created_on, created_seal: note_created_seal };
  const shown = inbox.shown(persona, news, row);
  return (to) => to.notificationAdded(persona, shown);
}
