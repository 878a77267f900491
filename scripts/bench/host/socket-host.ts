import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Server } from 'socket.io';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { startServer } from '@/server/start-server';
import { AUTHORSHIP_KEY, hostConfig, openDatabase, SESSION_LIMITS } from './config';
import { VIEWER_ID } from './seed-posts';
import type { SocketHostFacts, SocketQuestion, SocketSide } from './socket-facts';

const SETTLED_MS = 2_000;
const MANY = 1_000_000;
const COOKIE = 'ROOM=1';

interface Running extends SocketHostFacts {
  readonly send: () => void;
}

function message() {
  const [talkId, id] = ['6c1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c77', '3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11'];
  const content = 'It is in the letter, page 2. '.repeat(4).slice(0, 100);
  const sentAt = new Date().toISOString();
  return { talkId, message: { id, number: 3, isMine: false, author: null, content, state: 'SENT', sentAt } } as const;
}

async function startProduct(order: SocketSide & { side: 'product' }): Promise<Running> {
  const database = await openDatabase(order);
  const server = await startServer({
    config: hostConfig(),
    database,
    authorshipKey: AUTHORSHIP_KEY,
    socketLimits: { open: MANY, triesPerMinute: MANY, all: MANY },
  });
  await database.execute(
    `insert into identity.users (id, public_id, name) values ('${VIEWER_ID}', 'bench-viewer', 'Bench Viewer')`,
  );
  const { authorship, origin, publish } = server;
  const store = new SessionStore(database, authorship, SESSION_LIMITS);
  const { tokens } = await store.start(VIEWER_ID, Date.now(), { provider: 'google', device: '' });
  const personaRef = authorship.personaRef(VIEWER_ID);
  const cookie = `AT=${tokens.access}; RT=${tokens.refresh}`;
  return { origin, cookie, send: () => publish.messageAdded(personaRef, message()) };
}

async function startPlain(): Promise<Running> {
  const http = createServer();
  const io = new Server(http, { path: '/ws/', transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => {
    if (socket.handshake.headers.cookie === COOKIE) void socket.join('room');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const send = (): void => void io.to('room').emit('messageAdded', message());
  return { origin: `http://127.0.0.1:${port}`, cookie: COOKIE, send };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let running: Running | null = null;

async function answer(asked: SocketSide | SocketQuestion): Promise<string> {
  if (asked === 'memory') {
    await pause(SETTLED_MS);
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return String(heapUsed + external);
  }
  if (asked === 'send') {
    const sentAt = performance.timeOrigin + performance.now();
    running?.send();
    return String(sentAt);
  }
  running = await (asked.side === 'product' ? startProduct(asked) : startPlain());
  const { origin, cookie } = running;
  return JSON.stringify({ origin, cookie } satisfies SocketHostFacts);
}

process.on('disconnect', () => process.exit(0));
process.on('message', (asked: SocketSide | SocketQuestion) => {
  answer(asked).then(
    (text) => process.send?.(text),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
