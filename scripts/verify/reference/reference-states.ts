import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import pg from 'pg';
import type { Backend, BackendOptions } from './reference-backend';
import { startBackend } from './reference-backend';

/** Extra processes, each in a state that answers with one status. */
export interface ReferenceStates {
  readonly at: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The database role of a process without rights to any table. */
const WEAK_ROLE = 'verify_weak';

/**
 * Starts processes for 429 (one request a minute) and, on PostgreSQL, 503 (database away) and 500 (no table readable).
 * The latter two share sessions with the main one. The embedded database allows one process only.
 */
export async function startStates(main: BackendOptions, ownFolder: string): Promise<ReferenceStates> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end();
  };
  const started = async (options: BackendOptions): Promise<Backend> => {
    const backend = await startBackend(options);
    stops.push(() => backend.stop());
    return backend;
  };
  try {
    const limited = await started({ ...main, limit: 1, dataDir: ownFolder, databaseUrl: null });
    if (main.databaseUrl === null) return { at: { 429: limited.url }, stop };

    const relay = await startRelay(new URL(main.databaseUrl));
    stops.push(relay.stop);
    const away = await started({ ...main, databaseUrl: relay.url });
    await relay.stop();

    await query(main.databaseUrl, `create role ${WEAK_ROLE} superuser login`);
    const weakUrl = new URL(main.databaseUrl);
    weakUrl.username = WEAK_ROLE;
    const weak = await started({ ...main, databaseUrl: weakUrl.href });
    await query(main.databaseUrl, `alter role ${WEAK_ROLE} nosuperuser`);
    return { at: { 429: limited.url, 500: weak.url, 503: away.url }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

async function startRelay(to: URL): Promise<{ readonly url: string; stop(): Promise<void> }> {
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
