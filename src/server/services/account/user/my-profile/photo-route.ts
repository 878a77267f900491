import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { PICTURE_HEADERS } from '@/server/platform/files/picture-headers';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { photoOfUser } from './my-profile.queries';

export interface PhotoRouteParts {
  readonly database: Database;
  readonly files: StoredFiles;
  readonly sessions: Pick<Sessions, 'authenticate'>;
}

export function photoUrlOf(fileKey: string): string {
  return `/${fileKey}`;
}

/**
 * Serves `/photos/<id>.webp` to its user only, 404 otherwise. Not a service call, because the browser requests it as an
 * image.
 */
export function registerPhotos(app: FastifyInstance, { database, files, sessions }: PhotoRouteParts): void {
  app.get<{ Params: { file: string } }>('/photos/:file(^.+\\.webp$)', async (request, reply) => {
    const viewer = await sessions.authenticate(request, reply);
    const [photo] = viewer === null ? [] : await database.query(photoOfUser, viewer.userId);
    const isOwn = photo !== undefined && photoUrlOf(photo.file_key) === `/photos/${request.params.file}`;
    const content = isOwn ? await files.get(photo.file_key) : null;
    if (content === null) throw new Problem(404, 'photo_not_found', 'There is no photo at this address.');
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      // Revalidated, so that it disappears from a shared computer with the session.
      'cache-control': 'private, no-cache',
      etag,
      ...PICTURE_HEADERS,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  });
}
