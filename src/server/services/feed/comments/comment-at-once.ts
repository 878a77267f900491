import { randomUUID } from 'node:crypto';
import type { RowOf, ValuesOf } from '@/server/platform/sql-types';
import { retryLostRaces } from '@/server/platform/transactions';
import type { KeyedWrite } from '@/server/platform/write-once';
import { fingerprintOf } from '@/server/platform/write-once';
import { presentNotification } from '@/server/services/notification/notifications/notification.presenter';
import { mentionedNames } from '../mentions/mentioned-names';
import type { noteParameters } from './comment-at-once.queries';
import { writeAtOnce } from './comment-at-once.queries';
import type { CommentNews, Delivery, News, Target } from './comment-news';
import type { CommentWritesDeps, Writing, Written } from './comment-writing';
import type { ForeseenTargets } from './foreseen-targets';

const NO_NOTE = [null, null, null, null, null, null, null] as const;

type Note = ValuesOf<typeof noteParameters>;

/** The parts that write comments in one statement. */
export interface AtOnce {
  readonly deps: CommentWritesDeps;
  readonly news: CommentNews;
  readonly targets: ForeseenTargets;
}

/**
 * Writes a comment in one durable statement. Its notifications are sealed with a key that the database does not have, and they name counts: what is
 * written under is remembered or read first, and the statement does nothing where it has changed meanwhile. Returns null, with nothing stored,
 * whenever there is more to it: mentions, the first answer to an interview question, a repeated request, a refusal. A transaction does that.
 */
export async function writeCommentAtOnce(
  { deps, news, targets }: AtOnce,
  { viewer, under, body }: Writing,
  keyed: KeyedWrite,
): Promise<Written | null> {
  if ('questionId' in under || mentionedNames(body.content).length > 0) return null;
  const shown = viewer.profiles.find(({ profileType }) => profileType === body.profileType);
  if (shown === undefined) return null;
  const { database, authorship, inbox, now } = deps;

  async function writeUnder(target: Target | null): Promise<Written | null> {
    if (target === null || shown === undefined) return null;
    const { post, parent } = target;
    const id = randomUUID();
    const told = news.newsOf(viewer, target, { id, content: body.content });
    const notes: readonly Note[] = told.map(({ persona, told: one }) => inbox.sealed(persona, one));
    const [first, second]: readonly [Note, Note] = [notes[0] ?? NO_NOTE, notes[1] ?? NO_NOTE];
    const [row] = await retryLostRaces(() =>
      database.query(
        writeAtOnce,
        keyed.ref,
        fingerprintOf(keyed),
        JSON.stringify({ id }),
        id,
        post.post_id,
        parent?.parent_id ?? null,
        body.content,
        authorship.authorRef(viewer.personaRef, id),
        authorship.sealAuthor(viewer.personaRef, id),
        shown.name,
        shown.tagline,
        shown.avatarUrl,
        shown.avatarBgColor,
        shown.proof,
        body.profileType,
        new Date(now()),
        post.post_seal,
        post.post_comments,
        parent?.parent_seal ?? null,
        parent?.parent_replies ?? null,
        ...first,
        ...second,
      ),
    );
    if (row === undefined) return null;
    targets.count(target);
    return { row, deliveries: deliveriesOf(row, told), isNew: true };
  }

  return (await writeUnder(targets.recall(under))) ?? (await writeUnder(await targets.read(under)));
}

type Row = RowOf<typeof writeAtOnce.columns>;

function deliveriesOf(row: Row, news: readonly News[]): readonly Delivery[] {
  const stored = [
    { id: row.note_id, status: row.note_status, created_at: row.note_created_at },
    { id: row.second_id, status: row.second_status, created_at: row.second_created_at },
  ];
  return news.flatMap(({ persona, told: { variantId, data } }, place): readonly Delivery[] => {
    const { id = null, status = null, created_at = null } = stored[place] ?? {};
    if (id === null || status === null || created_at === null) return [];
    const shown = presentNotification({ id, status, created_at, variant_id: variantId }, data);
    return [(to) => to.notificationAdded(persona, shown)];
  });
}
