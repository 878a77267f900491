import type { FastifyInstance, FastifyReply } from 'fastify';
import { leafText } from '@/core/trust/public-log/log-line.rules';
import { Problem } from '@/server/contract/problem';
import { allowSharedCaching } from '@/server/platform/http/caching';
import { entriesFrom } from './log.queries';
import { signCheckpoint } from './log-checkpoint';
import { sizeOfTree } from './log-tree';
import { hashesFrom } from './log-tree.queries';
import type { WitnessDeps } from './witness';
import { addCheckpoint } from './witness';
import { cosignatures } from './witness.queries';

const TILE_WIDTH = 256;

/** The cache header of hashes, which are immutable. An entry changes when its place is removed by law. */
const HASHES_CACHE = 'public, max-age=31536000, immutable';

const MAX_REQUEST_BYTES = 64_000;

const TILE_PATH = /^(entries|\d|[1-5]\d|6[0-3])\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

export function registerLog(app: FastifyInstance, deps: WitnessDeps): void {
  const { database } = deps;
  app.get('/log/checkpoint', async (_request, reply) => {
    const { text, note } = await signCheckpoint(deps);
    const lines = (await database.query(cosignatures)).filter(({ checkpoint }) => checkpoint === text);
    return reply.type('text/plain; charset=utf-8').send(note + lines.map(({ line }) => line).join(''));
  });
  app.get<{ Params: { '*': string } }>('/log/tile/*', async ({ params }, reply) => {
    const tile = readTilePath(params['*']);
    if (tile === null) throw tileNotFound();
    const { level, first, width } = tile;
    return level === null ? sendEntries(reply, first, width) : sendHashes(reply, level, first, width);
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_REQUEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/witness/add-checkpoint', async ({ body }, reply) => {
      const answer = await addCheckpoint(deps, typeof body === 'string' ? body : '');
      const type = answer.status === 409 ? 'text/x.tlog.size' : 'text/plain; charset=utf-8';
      return reply.code(answer.status).header('content-type', type).send(answer.body);
    });
  });

  async function sendHashes(reply: FastifyReply, level: number, first: number, width: number) {
    const rows = await database.query(hashesFrom, 8 * level, first, width);
    if (rows.length < width) throw tileNotFound();
    return sendTile(reply.header('cache-control', HASHES_CACHE), Buffer.concat(rows.map(({ hash }) => hash)));
  }

  async function sendEntries(reply: FastifyReply, first: number, width: number) {
    const size = await sizeOfTree(database);
    const lines = first + width > size ? [] : await database.query(entriesFrom, first + 1, width);
    if (lines.length < width) throw tileNotFound();
    // An empty entry: its place was removed, and with it the leaf's text.
    const entries = lines.map((line) => Buffer.from(line.salt === null ? '' : leafText(line)));
    const parts = entries.flatMap((entry) => [Buffer.of(entry.length >> 8, entry.length & 0xff), entry]);
    return sendTile(allowSharedCaching(reply, { isOfTheMoment: false }), Buffer.concat(parts));
  }
}

function sendTile(reply: FastifyReply, bytes: Buffer) {
  return reply.type('application/octet-stream').send(bytes);
}

interface Tile {
  readonly level: number | null;
  readonly first: number;
  readonly width: number;
}

function readTilePath(path: string): Tile | null {
  const [, level = '', groups = '', partial] = TILE_PATH.exec(path) ?? [];
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (groups === '' || width > TILE_WIDTH || (partial !== undefined && width === TILE_WIDTH)) return null;
  const place = Number(groups.replaceAll(/[x/]/g, ''));
  return { level: level === 'entries' ? null : Number(level), first: place * TILE_WIDTH, width };
}

function tileNotFound(): Problem {
  return new Problem(404, 'tile_not_found', 'The public log has no such tile.');
}
