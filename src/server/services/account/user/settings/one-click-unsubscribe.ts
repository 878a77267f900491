import type { FastifyInstance } from 'fastify';
import type { PreferencesDeps } from './preferences';
import { endSubscription } from './preferences';

const MAX_KEY_LENGTH = 500;

/**
 * Serves `POST /unsubscribe?k=…` for mail programs (RFC 8058), without cookies, session or Origin. `GET` shows a
 * confirmation, because mail scanners open links.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  deps: Pick<PreferencesDeps, 'database' | 'authorship'>,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post<{ Querystring: { readonly k?: string | string[] } }>('/unsubscribe', async (request, reply) => {
      const { k } = request.query;
      const ended =
        typeof k === 'string' && k.length <= MAX_KEY_LENGTH && /^[\w-]+$/.test(k)
          ? await endSubscription(deps, k)
          : null;
      reply.type('text/plain; charset=utf-8');
      return ended === null ? reply.code(400).send('This link is incomplete.\n') : 'You are unsubscribed.\n';
    });
  });
}
