import type { FastifyInstance } from 'fastify';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import { pictureNotFoundProblem, sendPicture } from '@/server/platform/files/send-picture';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { isModerator } from '@/server/services/trust/moderation/roles/is-moderator';
import { ownerOfPicture } from './media-route.queries';

const NAME = /^([0-9a-f-]{36}-\d{1,4}x\d{1,4})(?:-s)?\.webp$/;

export interface MediaRouteParts {
  readonly database: Database;
  readonly files: Pick<StoredFiles, 'get' | 'isWaiting'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly authorRefs: Pick<AuthorRefs, 'isMine'>;
}

/**
 * Serves `/media/<key>.webp`: to the public while the content is public, to author and moderators while hidden, to
 * nobody once gone. Unused uploads are served by their secret name. Not a service call, because the browser requests it
 * as an image.
 */
export function registerPostMedia(
  app: FastifyInstance,
  { database, files, sessions, authorRefs }: MediaRouteParts,
): void {
  const sees = async (viewer: Viewer | null, id: string, author: Uint8Array | null): Promise<boolean> =>
    (viewer !== null && author !== null && authorRefs.isMine(viewer.personaRef, id, author)) ||
    isModerator(database, viewer);
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const name = request.params.file;
    const key = NAME.exec(name)?.[1];
    if (key === undefined) throw pictureNotFoundProblem();
    const stored = `media/${name}`;
    const [owner] = await database.query(ownerOfPicture, key);
    const isPublic = owner?.is_shown ?? false;
    const isSeen =
      isPublic ||
      (owner === undefined
        ? await files.isWaiting(stored)
        : await sees(await sessions.authenticate(request, reply), owner.id, owner.author_ref));
    if (!isSeen) throw pictureNotFoundProblem();
    return sendPicture(request, reply, { name, type: 'image/webp', isPublic, read: () => files.get(stored) });
  });
}
