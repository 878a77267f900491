import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { openRows } from '@/server/platform/moderation/moderated-items';
import { sealedItemsByIds } from '@/server/platform/moderation/personal.queries';
import type { CommentRow } from './comment.queries';

const Written = v.object({
  content: v.string(),
  mentions: v.array(v.string()),
  author_name: v.string(),
  author_tagline: v.nullable(v.string()),
  author_avatar: v.string(),
  author_color: v.string(),
});

/** Returns held or removed comments to their author, with the text from the seal. */
export async function asAuthorReads(
  on: Database,
  authorship: Pick<Authorship, 'unsealJson'>,
  row: CommentRow,
): Promise<CommentRow> {
  if (row.status === 'LIVE') return row;
  const sealed = (await on.query(sealedItemsByIds, [row.id])).find(({ kind }) => kind === 'comment');
  if (sealed === undefined) return row;
  const written = v.parse(Written, openRows(authorship, row.id, sealed.seal).item);
  return { ...row, ...written, status: sealed.ends_on === null ? 'HELD' : 'REMOVED' };
}
