import { randomUUID } from 'node:crypto';
import { isMarked } from '@/core/kernel/content-checks/case-findings.rules';
import { dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import { mentionedNames } from '@/core/talk/mentions/mentioned-names.rules';
import type { Appearance, Viewer } from '@/server/contract/viewer';
import type { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import { growingCache } from '@/server/platform/growing-cache';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import type { NamedValues, RowOf } from '@/server/platform/sql-types';
import { retryLostRaces } from '@/server/platform/transactions';
import type { IdempotentWrite } from '@/server/platform/write-once';
import { fingerprintOf } from '@/server/platform/write-once';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import type { notificationParameters } from '@/server/services/talk/notification/notifications/inbox.queries';
import { bylineOf } from '../posting/byline';
import type { CommentRow } from './comment.queries';
import type { CommentNotifications, RecipientNotification, Target } from './comment-notifications';
import type { CommentWritesDeps, Writing, WrittenComment } from './comment-writing';
import {
  commentToForesee,
  insertCommentForTwo,
  insertOneComment,
  postToForesee,
} from './one-statement-comment.queries';

const MAX_KNOWN = 5_000;

type Note = NamedValues<typeof notificationParameters> & { readonly voter_ref: Uint8Array };

/**
 * Writes a comment in one statement. Sealed notifications contain counts, so the targets are cached or read first. The
 * statement does nothing if they changed.
 */
export class OneStatementComment {
  readonly #targets: ForeseenTargets;

  constructor(
    private readonly deps: CommentWritesDeps,
    private readonly parts: { readonly news: CommentNotifications; readonly dayLimits: DayLimits },
  ) {
    this.#targets = new ForeseenTargets(deps.database);
  }

  /**
   * Returns null and stores nothing for mentions, marked or removed words, a first answer, a repeat or a refusal. A
   * transaction handles those.
   */
  async write(writing: Writing, keyed: IdempotentWrite): Promise<WrittenComment | null> {
    const { viewer, under, body } = writing;
    if ('questionId' in under || mentionedNames(body.content).length > 0) return null;
    if (isMarked('comment', [body.content])) return null;
    const profile = viewer.profiles.find(({ profileType }) => profileType === body.profileType);
    if (profile === undefined) return null;
    const remembered = this.#targets.recall(under);
    const written = remembered === null ? null : await this.#writeUnder(remembered, writing, profile, keyed);
    if (written !== null) return written;
    const target = await this.#targets.read(under);
    return target === null ? null : this.#writeUnder(target, writing, profile, keyed);
  }

  async #writeUnder(
    target: Target,
    { viewer, body }: Writing,
    profile: Appearance,
    keyed: IdempotentWrite,
  ): Promise<WrittenComment | null> {
    const { database, authorship, authorRefs, inbox, moderation } = this.deps;
    const { post, parent } = target;
    const row = this.#rowOf(target, viewer, body.content, profile);
    const told = this.parts.news.newsOf(viewer, target, row);
    const [first, second] = told.map(
      ({ persona, told: one }): Note => ({ ...inbox.sealed(persona, one), voter_ref: authorRefs.voterRef(persona) }),
    );
    const values = {
      hold_ref: keyed.holdRef,
      text_refs: moderation.removedTexts.refsOf([row.content]),
      key_ref: keyed.ref,
      fingerprint: fingerprintOf(keyed),
      answer: JSON.stringify({ id: row.id }),
      id: row.id,
      post_id: row.post_id,
      parent_id: row.parent_id,
      content: row.content,
      author_ref: row.author_ref,
      author_seal: authorship.sealAuthor(viewer.personaRef, row.id),
      ...bylineOf(profile),
      profile_type: row.profile_type,
      created_at: row.created_at,
      post_seal: post.post_seal,
      post_comments: post.post_comments,
      parent_seal: parent?.parent_seal ?? null,
      parent_replies: parent?.parent_replies ?? null,
      of_day_ref: this.parts.dayLimits.refOf(viewer.personaRef, dailyCommentLimit),
      ...firstOf(first),
    };
    const [stored] = await retryLostRaces<readonly Stored[]>(() =>
      second === undefined
        ? database.query(insertOneComment, values)
        : database.query(insertCommentForTwo, { ...values, ...secondOf(second) }),
    );
    if (stored === undefined) return null;
    this.#targets.count(target);
    return { row, deliveries: deliveriesOf(inbox, stored, told), isNew: true };
  }

  /** Predicts the stored row, which saves a read. */
  #rowOf({ post, parent }: Target, { personaRef }: Viewer, content: string, profile: Appearance): CommentRow {
    const id = randomUUID();
    return {
      id,
      post_id: post.post_id,
      parent_id: parent?.parent_id ?? null,
      status: 'LIVE',
      content,
      mentions: [],
      author_ref: this.deps.authorship.authorRef(personaRef, id),
      ...bylineOf(profile),
      profile_type: profile.profileType,
      created_at: new Date(this.deps.now()),
      edited_at: null,
      upvotes: 0,
      downvotes: 0,
      score: 0,
      replies_count: 0,
      replies_below: 0,
    };
  }
}

function firstOf(note: Note | undefined) {
  return {
    first_id: note?.id ?? null,
    first_inbox_ref: note?.inbox_ref ?? null,
    first_subject_ref: note?.subject_ref ?? null,
    first_variant_id: note?.variant_id ?? null,
    first_created_on: note?.created_on ?? null,
    first_created_seal: note?.created_seal ?? null,
    first_payload_seal: note?.payload_seal ?? null,
    first_persona_ref: note?.persona_ref ?? null,
    first_voter_ref: note?.voter_ref ?? null,
  };
}

function secondOf(note: Note) {
  return {
    second_id: note.id,
    second_inbox_ref: note.inbox_ref,
    second_subject_ref: note.subject_ref,
    second_variant_id: note.variant_id,
    second_created_on: note.created_on,
    second_created_seal: note.created_seal,
    second_payload_seal: note.payload_seal,
    second_persona_ref: note.persona_ref,
    second_voter_ref: note.voter_ref,
  };
}

type Stored = RowOf<typeof insertOneComment.columns> & Partial<RowOf<typeof insertCommentForTwo.columns>>;

function deliveriesOf(inbox: Inbox, stored: Stored, news: readonly RecipientNotification[]): readonly Delivery[] {
  const notes = [
    { id: stored.note_id, status: stored.note_status, day: stored.note_created_on, seal: stored.note_created_seal },
    {
      id: stored.second_id,
      status: stored.second_status,
      day: stored.second_created_on,
      seal: stored.second_created_seal,
    },
  ];
  return news.flatMap(({ persona, told }, place): readonly Delivery[] => {
    const { id = null, status = null, day = null, seal = null } = notes[place] ?? {};
    if (id === null || status === null || day === null) return [];
    const shown = inbox.shown(persona, told, { id, status, created_on: day, created_seal: seal });
    return [(to) => to.notificationAdded(persona, shown)];
  });
}

type Under = { readonly postId: string } | { readonly commentId: string };

/**
 * Caches authors and counts as of this process's last comment. Other processes may have changed them, so callers
 * verify.
 */
class ForeseenTargets {
  readonly #posts = growingCache<string, Target['post']>(MAX_KNOWN);
  readonly #parents = growingCache<string, NonNullable<Target['parent']>>(MAX_KNOWN);

  constructor(private readonly database: Database) {}

  recall(under: Under): Target | null {
    const parent = 'commentId' in under ? this.#parents.get(under.commentId) : null;
    if (parent === undefined) return null;
    const post = this.#posts.get('postId' in under ? under.postId : (parent?.post_id ?? ''));
    return post === undefined ? null : { post, parent };
  }

  async read(under: Under): Promise<Target | null> {
    if ('postId' in under) {
      const [post] = await this.database.query(postToForesee, under.postId);
      return post === undefined ? null : { post, parent: null };
    }
    const [parent] = await this.database.query(commentToForesee, under.commentId);
    return parent === undefined ? null : { post: parent, parent };
  }

  count({ post, parent }: Target): void {
    const { post_id, post_seal, post_comments } = post;
    this.#posts.set(post_id, { post_id, post_seal, post_comments: post_comments + 1 });
    if (parent !== null) this.#parents.set(parent.parent_id, { ...parent, parent_replies: parent.parent_replies + 1 });
  }
}
