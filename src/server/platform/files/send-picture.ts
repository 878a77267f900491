import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@/server/contract/problem';
import { PICTURE_HEADERS } from './picture-headers';

/** Cache time in seconds. It is short, so that a removed picture does not live on in a cache. */
const KEPT_SECONDS = 60;

export interface SentPicture {
  readonly name: string;
  readonly type: 'image/webp' | 'image/jpeg';
  /** If false, caches must not keep the picture. */
  readonly isPublic: boolean;
  readonly read: () => Promise<Buffer | null>;
}

/** Sends a picture, or 304 without reading the file. Throws 404 `picture_not_found` if it is gone. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, isPublic, read }: SentPicture,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  const content = isKnown ? null : await read();
  if (content === null && !isKnown) throw pictureNotFoundProblem();
  reply.headers({
    'cache-control': isPublic ? `public, max-age=${KEPT_SECONDS}` : 'private, no-store',
    etag,
    ...PICTURE_HEADERS,
  });
  return content === null ? reply.code(304).send() : reply.type(type).send(content);
}

export function pictureNotFoundProblem(): Problem {
  return new Problem(404, 'picture_not_found', 'There is no picture at this address.');
}
