import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { databasesOf } from './databases';
import { figureOf, percentile } from './figures';
import type { SocketHostFacts, SocketQuestion, SocketSide } from './host/socket-facts';
import type { BenchRow } from './row';
import { forkProcess } from './start-host';

const SOCKETS = 2_000;
const IN_ROOM = 1_000;
const BATCH = 100;
const MESSAGES_PER_ROUND = 20;
const MAX_OF_PLAIN = 3;
const BYTES_PER_KB = 1_000;

interface Side {
  readonly kilobytes: number;
  send(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `sockets-${kind}`,
    async measure({ rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const sides: Side[] = [];
      const open = async (order: SocketSide): Promise<Side> => {
        const side = await openSide(order);
        sides.push(side);
        return side;
      };
      try {
        const ours = await open({ side: 'product', kind, place: await databases.create() });
        const theirs = await open({ side: 'plain' });
        for (const side of sides) await p95Of(side);
        const seen: { readonly ours: number; readonly theirs: number }[] = [];
        for (let round = 0; round < rounds; round += 1)
          seen.push({ ours: await p95Of(ours), theirs: await p95Of(theirs) });
        const ratios = seen.map((round) => round.ours / round.theirs);
        return {
          load: `${SOCKETS} sockets, ${IN_ROOM} of them in one room, ${MESSAGES_PER_ROUND} messages a round`,
          figures: [
            figureOf('p95 of a message to the room, of the plain one', '×', ratios, { atMost: MAX_OF_PLAIN }),
            figureOf(
              'p95 of a message to the room',
              'ms',
              seen.map((round) => round.ours),
            ),
            figureOf(
              'plain p95',
              'ms',
              seen.map((round) => round.theirs),
            ),
            { name: 'heap of an idle socket', value: ours.kilobytes, unit: 'kB' },
            { name: 'heap of an idle plain socket', value: theirs.kilobytes, unit: 'kB' },
          ],
        };
      } finally {
        for (const side of sides) await side.stop();
        await databases.remove();
      }
    },
  };
}

async function p95Of(side: Side): Promise<number> {
  const times: number[] = [];
  for (let sent = 0; sent < MESSAGES_PER_ROUND; sent += 1) times.push(...(await side.send()));
  return percentile(times, 95);
}

async function openSide(order: SocketSide): Promise<Side> {
  const { child, answer, exited } = await forkProcess('scripts/bench/host/socket-host.ts');
  const ask = async (asked: SocketSide | SocketQuestion): Promise<string> => {
    child.send(asked);
    return answer();
  };
  const facts: SocketHostFacts = JSON.parse(await ask(order));
  const before = Number(await ask('memory'));
  const room: Socket[] = [];
  const others: Socket[] = [];
  while (room.length < IN_ROOM) room.push(...(await connect(facts, facts.cookie)));
  while (others.length < SOCKETS - IN_ROOM) others.push(...(await connect(facts, '')));
  const kilobytes = (Number(await ask('memory')) - before) / SOCKETS / BYTES_PER_KB;
  return {
    kilobytes,
    async send() {
      const arrivals = Promise.all(room.map((socket) => arrival(socket)));
      const sentAt = Number(await ask('send'));
      return (await arrivals).map((at) => at - sentAt);
    },
    async stop() {
      for (const socket of [...room, ...others]) socket.disconnect();
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function arrival(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('messageAdded', () => resolve(performance.timeOrigin + performance.now()));
  });
}

function connect({ origin }: SocketHostFacts, cookie: string): Promise<readonly Socket[]> {
  const extraHeaders = { origin, ...(cookie === '' ? {} : { cookie }) };
  const options = { path: '/ws/', transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders };
  return Promise.all(
    Array.from({ length: BATCH }, () => {
      const socket = io(origin, options);
      return new Promise<Socket>((resolve, reject) => {
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', reject);
      });
    }),
  );
}

export const sockets: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
