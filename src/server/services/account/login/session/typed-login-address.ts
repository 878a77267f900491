import type { FastifyInstance } from 'fastify';
import { handleRouteNotFound } from '@/server/contract/problem-replies';

const SESSION_SCREEN = '/session';

/**
 * Leads from /login, which people type as an address, to the screen with the ways to log in, with the query. The login service has the
 * path, so that nothing but a browser that asks for a page is led there.
 */
export function registerTypedLoginAddress(app: FastifyInstance): void {
  for (const path of ['/login', '/login/']) {
    app.get(path, (request, reply) => {
      if (request.headers.accept?.includes('text/html') !== true) return handleRouteNotFound(request, reply);
      return reply.header('cache-control', 'no-store').redirect(SESSION_SCREEN + request.url.slice(path.length), 302);
    });
  }
}
