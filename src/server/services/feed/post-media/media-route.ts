import type { FastifyInstance } from 'fastify';
import { Problem } from '@/server/contract/problem';
import type { StoredFiles } from '@/server/platform/files/stored-files';

const NAME = /^[0-9a-f-]{36}-\d{1,4}x\d{1,4}(?:-s)?\.webp$/;
const DAY_SECONDS = 86_400;

/**
 * Serves `/media/<key>.webp`, the pictures of posts, to every viewer. Their names cannot be guessed; a file that changes gets another name. It is no
 * call of a service: the browser asks by itself, for an image.
 */
export function registerPostMedia(app: FastifyInstance, files: Pick<StoredFiles, 'get'>): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params;
    const content = NAME.test(file) ? await files.get(`media/${file}`) : null;
    if (content === null) throw new Problem(404, 'picture_not_found', 'There is no picture at this address.');
    return reply
      .headers({
        // Not longer: a deleted picture shall not live on in a shared cache.
        'cache-control': `public, max-age=${DAY_SECONDS}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('image/webp')
      .send(content);
  });
}
