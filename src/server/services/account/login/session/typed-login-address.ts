import type { FastifyInstance } from 'fastify';
import { handleRouteNotFound } from '@/server/contract/problem-replies';

const SESSION_SCREEN = '/session';

/**
 * Redirects /login to the login screen, with the query. Belongs to the login service, so that only page requests are
 * redirected.
 */
export function registerTypedLoginAddress(app: FastifyInstance): void {
  for (const path of ['/login', '/login/']) {
    app.get(path, (request, reply) => {
      if (request.headers.accept?.includes('text/html') !== true) return handleRouteNotFound(request, reply);
      return reply.header('cache-control', 'no-store').redirect(SESSION_SCREEN + request.url.slice(path.length), 302);
    });
  }
}
