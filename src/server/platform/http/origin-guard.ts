import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@/server/contract/problem';
import { isRead } from './logging';

/** Writes that no browser's page makes: mail programs (RFC 8058) and public logs send them. The key or signature in them is what counts. */
const openWrites = new Set(['/unsubscribe', '/witness/add-checkpoint']);

/** GET requests that change state all the same: by the specification, and because a browser saves what a link leads to. */
const changingReads = new Set(['/logout', '/download/export/:exportId']);

const emulatedTokens = /^\/emulator\/\w+\/token$/;

/**
 * Refuses (403 `origin_not_allowed`) requests that another site makes a browser send: every request that changes state must carry an
 * Origin of ours, and the browser's Sec-Fetch-Site must not be another site. `origins` is called on each
 * request, since a server on a free port learns its own only after it listens.
 */
export function guardOrigins(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const read = isRead(request.method);
    // A server calls it, and it gives nothing without a code and its verifier.
    if (emulatedTokens.test(routeOf(request))) return;
    if (read && !changingReads.has(routeOf(request))) return;
    if (openWrites.has(routeOf(request))) return;
    const site = request.headers['sec-fetch-site'];
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
    const { origin } = request.headers;
    // A same-origin GET carries no Origin; a write always does.
    const known = origin === undefined ? read : origins().includes(origin);
    if (foreign || !known) throw new Problem(403, 'origin_not_allowed', 'This request came from another site.');
  });
}

/** The route that was found, not the address: an address can be written in many ways (`/%6Cogout`). */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/** The origins that a server answers: the public one, or every spelling of this machine. */
export function ownOrigins(publicOrigin: string | null, port: number): readonly string[] {
  if (publicOrigin !== null) return [publicOrigin];
  // As browsers write them: without a port that is the protocol's own.
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin);
}
