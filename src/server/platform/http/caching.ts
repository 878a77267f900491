import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sets no-store by default, and on every answer with cookies. Register it after the cookies. */
export function preventCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isSet = reply.hasHeader('cache-control') && !reply.hasHeader('set-cookie');
    if (!isSet) reply.header('cache-control', 'private, no-store');
    done();
  });
}

/**
 * Seconds in shared caches: `moment` for answers with posts, `other` for the rest. Removed content must be gone within
 * a minute.
 */
const SHARED_SECONDS = { moment: 1, other: 60 };

export function allowSharedCaching(
  reply: FastifyReply,
  { isOfTheMoment }: { readonly isOfTheMoment: boolean },
): FastifyReply {
  const seconds = isOfTheMoment ? SHARED_SECONDS.moment : SHARED_SECONDS.other;
  return reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}`);
}
