import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { PgliteDatabase } from './pglite-database';

const SOCKET = 'server.sock';
const PREFIX = 'copy-of-database-';
const Copied = v.object({ folder: v.string() });

/**
 * Copies the running embedded database for a command of the same account. It uses a socket in the data folder that
 * other accounts cannot open, and answers no other request.
 */
export function serveDatabaseCopies(
  app: FastifyInstance,
  database: Pick<PgliteDatabase, 'copyTo'>,
  directory: string,
): void {
  removeCopies(directory, Date.now());
  const path = join(directory, SOCKET);
  rmSync(path, { force: true });
  const server = createServer((_request, reply) => {
    removeCopies(directory, Date.now() - DAY_MS);
    const folder = join(directory, `${PREFIX}${randomUUID()}`);
    database.copyTo(folder).then(
      () => reply.end(JSON.stringify({ folder } satisfies v.InferOutput<typeof Copied>)),
      (error: unknown) => {
        app.log.error({ err: error }, 'the database could not be copied');
        rmSync(folder, { recursive: true, force: true });
        reply.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => app.log.warn({ err: error }, 'no backup can be taken while this server runs'));
  server.listen(path).unref();
  app.addHook('onClose', async () => {
    server.close();
  });
}

/** Asks the running server for a copy of its database. The caller removes the returned folder. */
export async function requestDatabaseCopy(directory: string): Promise<string> {
  const answer = await new Promise<unknown>((resolve, reject) => {
    request({ socketPath: join(directory, SOCKET), method: 'POST', path: '/' }, (reply) => {
      if (reply.statusCode === 200) json(reply).then(resolve, reject);
      else reject(new Error('The server could not copy its database; its log says why.'));
    })
      .once('error', reject)
      .end();
  });
  return v.parse(Copied, answer).folder;
}

/** Removes leftovers of killed commands from before a moment, in ms since 1970. Younger ones may be in use. */
function removeCopies(directory: string, before: number): void {
  const copies = readdirSync(directory).filter((name) => name.startsWith(PREFIX));
  for (const path of copies.map((name) => join(directory, name)))
    if (statSync(path).mtimeMs < before) rmSync(path, { recursive: true, force: true });
}
