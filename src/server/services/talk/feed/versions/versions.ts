import type { CommentStatus, PostStatus, VersionedType } from '@/contract/generated/feed';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { commentNotFound, notYours } from '../comments/comment.policy';
import { postNotFound, postNotYours } from '../posting/post.policy';
import { eraseVersionsOf, versionedBy, versionsOf } from './versions.queries';

export interface VersionsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

interface Versioned {
  readonly id: string;
  readonly status: PostStatus | CommentStatus;
  readonly isMine: boolean;
}

const NOT_FOUND: Readonly<Record<VersionedType, () => Problem>> = { post: postNotFound, comment: commentNotFound };
const NOT_YOURS: Readonly<Record<VersionedType, () => Problem>> = { post: postNotYours, comment: notYours };

export function createVersions({
  database,
  authorRefs,
}: VersionsDeps): Pick<FeedHandlers, 'listVersions' | 'eraseVersions'> {
  async function find(viewer: Viewer, type: VersionedType, asked: string): Promise<Versioned> {
    const id = plainUuid(asked);
    const [row] = await database.query(versionedBy[type], id);
    if (row === undefined) throw NOT_FOUND[type]();
    const isMine = authorRefs.isMine(viewer.personaRef, id, row.author_ref);
    return { id, status: row.status, isMine };
  }

  return {
    async listVersions({ viewer, path: { versionedType: type, versionedId } }) {
      const { id, status, isMine } = await find(viewer, type, versionedId);
      const isShown = status === 'LIVE' || (status === 'FLAGGED' && isMine);
      if (!isShown) throw NOT_FOUND[type]();
      // Edits often remove private details, so others never see earlier texts.
      if (!isMine) throw NOT_YOURS[type]();
      const rows = await database.query(versionsOf[type], id);
      const items = rows.map(({ title, content, written_at }) => ({
        title,
        content,
        writtenAt: minuteOf(written_at),
      }));
      return { status: 200, body: { items } };
    },

    async eraseVersions({ viewer, path: { versionedType: type, versionedId } }) {
      const { id, isMine } = await find(viewer, type, versionedId);
      if (!isMine) throw NOT_YOURS[type]();
      await database.query(eraseVersionsOf[type], id);
      return { status: 204, body: null };
    },
  };
}
