import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@/server/contract/problem';
import { isRead } from './logging';

/** Writes that come from no browser: mail programs (RFC 8058) and public logs authenticate by key or signature. */
const openWrites = new Set(['/unsubscribe', '/witness/add-checkpoint']);

/** GET requests that change state, by the specification or because links lead to them. */
const changingReads = new Set(['/logout', '/download/export/:exportId']);

const emulatedTokens = /^\/emulator\/\w+\/token$/;

/**
 * Refuses cross-site requests with 403 `origin_not_allowed`. State changes need our Origin and no foreign
 * Sec-Fetch-Site. `origins` is called per request, because a server on a free port learns its own only after listening.
 */
export function guardOrigins(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isGuarded(request) && !isOwn(request, origins))
      throw new Problem(403, 'origin_not_allowed', 'This request came from another site.');
    done();
  });
}

function isGuarded(request: FastifyRequest): boolean {
  const route = routeOf(request);
  // Other servers call these routes. The calls need a code and its verifier.
  if (request.is404 || emulatedTokens.test(route)) return false;
  return isRead(request.method) ? changingReads.has(route) : !openWrites.has(route);
}

function isOwn({ method, headers }: FastifyRequest, origins: () => readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  // Browsers send no Origin with a same-origin GET, but always send one with a write.
  return headers.origin === undefined ? isRead(method) : origins().includes(headers.origin);
}

/** Returns the route, not the address, which can be spelled in many ways (`/%6Cogout`). */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/** Returns the public origin, or all local names of this machine. */
export function ownOrigins(publicOrigin: string | null, port: number): readonly string[] {
  if (publicOrigin !== null) return [publicOrigin];
  // Writes origins as browsers do, without the default port.
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin);
}
