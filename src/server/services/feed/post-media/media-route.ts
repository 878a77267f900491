import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import { PICTURE_HEADERS } from '@/server/platform/files/picture-headers';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { rolesOfUser } from '@/server/services/moderation/roles/roles.queries';
import type { AuthorRefs } from '../posting/author-refs';
import { ownerOfPicture } from './media-route.queries';

const NAME = /^([0-9a-f-]{36}-\d{1,4}x\d{1,4})(?:-s)?\.webp$/;
/** Not longer: a picture of something that was taken off shall not live on in a cache. */
const KEPT_SECONDS = 60;

/** The parts of the pictures' address. */
export interface MediaRouteParts {
  readonly database: Database;
  readonly files: Pick<StoredFiles, 'get'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly authorRefs: Pick<AuthorRefs, 'isMine'>;
}

/**
 * Serves `/media/<key>.webp`, the pictures of posts and the photos of companies: to everybody while what they belong to is on the public side, to its author and to
 * moderators while it is not. Their names cannot be guessed, and were known to whoever saw it before; a file that changes gets another name. It is no call of a
 * service: the browser asks by itself, for an image.
 */
export function registerPostMedia(
  app: FastifyInstance,
  { database, files, sessions, authorRefs }: MediaRouteParts,
): void {
  const sees = async (viewer: Viewer | null, id: string, author: Uint8Array | null): Promise<boolean> => {
    if (viewer === null) return false;
    if (author !== null && authorRefs.isMine(viewer.personaRef, id, author)) return true;
    return (await database.query(rolesOfUser, viewer.userId)).some(({ role }) => role === 'moderator');
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string, isPublic: boolean) => {
    const content = await files.get(`media/${file}`);
    if (content === null) throw pictureNotFound();
    const etag = `"${file}"`;
    reply.headers({
      'cache-control': isPublic ? `public, max-age=${KEPT_SECONDS}` : 'private, no-store',
      etag,
      ...PICTURE_HEADERS,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  };
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params;
    const key = NAME.exec(file)?.[1];
    if (key === undefined) throw pictureNotFound();
    const [owner] = await database.query(ownerOfPicture, key);
    const isPublic = owner?.is_shown ?? false;
    if (owner !== undefined && !isPublic) {
      const viewer = await sessions.authenticate(request, reply);
      if (!(await sees(viewer, owner.id, owner.author_ref))) throw pictureNotFound();
    }
    return send(request, reply, file, isPublic);
  });
}

function pictureNotFound(): Problem {
  return new Problem(404, 'picture_not_found', 'There is no picture at this address.');
}
