import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { handleRouteNotFound } from '@/server/contract/problem-replies';
import { encodingFor } from './accepted-encoding';

/** The address of a script of the build that comes after the first download: its id, and the hash of the build. */
const LATER_SCRIPT = /^\/static\/js\/async\/([\w-]+)\.(\w+)\.js$/;
const LATER_SCRIPTS_FOLDER = 'static/js/async';
const JOINED = '/static/js/joined/';
/** The ids in their order, and the hash: `6+a3+d.6dc8ef73.js`. */
const JOINED_NAME = /^([\w-]+(?:\+[\w-]+)+)\.(\w+)\.js$/;

/** A screen has about a dozen. */
const MAX_JOINED = 40;
/** Joined scripts that are kept packed, each in one encoding. */
const MAX_KEPT = 200;

const pack = {
  br: (content: string) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
  identity: async (content: string) => Buffer.from(content),
};

/**
 * Returns the addresses that a document names for the scripts of a screen: one in place of all that come after the first download,
 * because on a slow network a request takes longer than what it brings. The build has registered each of them under its id, so that
 * later screens fetch only what they miss.
 */
export function joinScripts(scripts: readonly string[]): readonly string[] {
  const later = scripts.flatMap((address) => {
    const [, id = '', hash = ''] = LATER_SCRIPT.exec(address) ?? [];
    return id === '' ? [] : [{ address, id, hash }];
  });
  const [first] = later;
  const ids = [...new Set(later.map(({ id }) => id))].toSorted();
  if (first === undefined || ids.length < 2 || ids.length > MAX_JOINED) return scripts;
  if (later.some(({ hash }) => hash !== first.hash)) return scripts;
  const joined = new Set(later.map(({ address }) => address));
  return [`${JOINED}${ids.join('+')}.${first.hash}.js`, ...scripts.filter((address) => !joined.has(address))];
}

/**
 * Serves scripts of the build one behind the other under the address that `joinScripts` gives them. Replies with 404
 * `route_not_found` where one of them is not part of the build: the page then fetches each by itself.
 */
export function registerJoinedScripts(app: FastifyInstance, clientDirectory: string): void {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  // A wildcard: the length of a named parameter is limited.
  app.get<{ Params: { '*': string } }>(`${JOINED}*`, async (request, reply) => {
    const name = request.params['*'];
    const files = filesOf(name);
    if (files === null) return handleRouteNotFound(request, reply);
    const encoding = encodingFor(request);
    const key = `${encoding} ${name}`;
    const made = kept.get(key) ?? joinFiles(join(clientDirectory, LATER_SCRIPTS_FOLDER), files).then(pack[encoding]);
    kept.set(key, made);
    const content = await made.catch((error: unknown) => {
      kept.delete(key);
      if (isMissing(error)) return null;
      throw error;
    });
    if (content === null) return handleRouteNotFound(request, reply);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8')
      .send(content);
  });
}

/** Returns the names of the files that a name joins, each once; null for another name. */
function filesOf(name: string): readonly string[] | null {
  const [, joined = '', hash = ''] = JOINED_NAME.exec(name) ?? [];
  const ids = joined.split('+');
  // In one order only, so that no two names have the same content.
  const isInOrder = ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? ''));
  return joined !== '' && isInOrder && ids.length <= MAX_JOINED ? ids.map((id) => `${id}.${hash}.js`) : null;
}

async function joinFiles(folder: string, files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return contents.join('\n');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
