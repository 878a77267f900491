import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import pg from 'pg';
import type { Backend, BackendOptions } from './reference-backend';
import { startBackend } from './reference-backend';

/** URLs of extra processes, by the status that each process always returns. */
export interface ReferenceStates {
  readonly at: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The database role of a process without rights to any table. */
const WEAK_ROLE = 'verify_weak';

/**
 * Starts processes for 429 (one request a minute, an empty database) and, on PostgreSQL, 503 (unreachable database) and 500 (no table readable). The latter two
 * wait for the main one and share its sessions. The embedded database allows one process only.
 */
export async function startStates(
  main: BackendOptions,
  mainStarts: Promise<unknown>,
  ownFolder: string,
): Promise<ReferenceStates> {
  const { databaseUrl } = main;
  const starting: Promise<Backend>[] = [];
  const start = (options: BackendOptions): Promise<Backend> => {
    const backend = handledLater(startBackend(options));
    starting.push(backend);
    return backend;
  };
  let relay: Relay | null = null;
  const stop = async (): Promise<void> => {
    const ends = await Promise.allSettled(starting);
    await Promise.all(ends.map((end) => (end.status === 'fulfilled' ? end.value.stop() : null)));
    await relay?.stop();
  };
  try {
    const limited = start({
      ...main,
      ...{ limit: 1, dataDir: ownFolder, settings: { DEMO_DATA: 'off' } },
      databaseUrl: databaseUrl === null ? null : await createdDatabase(databaseUrl),
    });
    if (databaseUrl === null) return { at: { 429: (await limited).url }, stop };

    await mainStarts;
    const onMain = { ...main, settings: { SCHEDULED_WORK: 'off' } };
    relay = await startRelay(new URL(databaseUrl));
    const away = start({ ...onMain, databaseUrl: relay.url });
    await query(databaseUrl, `create role ${WEAK_ROLE} superuser login`);
    const weakUrl = new URL(databaseUrl);
    weakUrl.username = WEAK_ROLE;
    const weak = start({ ...onMain, databaseUrl: weakUrl.href });
    const at = { 429: (await limited).url, 500: (await weak).url, 503: (await away).url };
    await query(databaseUrl, `alter role ${WEAK_ROLE} nosuperuser`);
    await relay.stop();
    return { at, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the promise. Its rejection does not end the process, although nobody awaits it yet. */
export function handledLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

async function createdDatabase(url: string): Promise<string> {
  await query(url, 'create database verify_limited');
  const own = new URL(url);
  own.pathname = '/verify_limited';
  return own.href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

interface Relay {
  readonly url: string;
  stop(): Promise<void>;
}

async function startRelay(to: URL): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((from) => {
    const onward = connect(Number(to.port), to.hostname);
    for (const socket of [from, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === from ? onward : from).destroy();
      });
    }
    from.pipe(onward).pipe(from);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = new URL(to);
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { url: url.href, stop };
}
