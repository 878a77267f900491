import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { contractOf, REALTIME } from '../contract/service-contract';
import { cellsOf } from '../cube/cells';
import { passSockets } from '../mutants/faulty-sockets';
import { oracleOf } from '../oracle/oracle-of';
import type { Identity } from '../personas/identity';
import { Cookies } from '../wire/cookies';
import type { Exchange } from '../wire/exchange';
import { EventListeners } from './event-listeners';
import { openSockets } from './open-sockets';

const file = 'openapi/realtime.yaml';
const contract = contractOf(REALTIME, file, serviceDocuments.realtime, () => ({ file, line: 1 }));
const oracle = oracleOf(contract);
const SECRET = '6c1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c99';
const PICK = { ballot: 'poll', postId: 'f43e2d3d-3b96-4a83-a17e-623af3953260', optionId: 2 };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0).toReversed()) stop();
});

async function listening(server: HttpServer): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function serviceSaying(name: string, args: readonly unknown[]): Promise<string> {
  const server = createServer();
  const sockets = new Server(server, { path: '/ws/', transports: ['websocket'] });
  sockets.on('connection', (socket) => socket.emit(name, ...args));
  const origin = await listening(server);
  stops.push(() => sockets.disconnectSockets(true));
  return origin;
}

function persona(name: string, origin: string, hasSession = true): Identity {
  return { persona: name, headers: {}, cookies: new Cookies(origin, {}), secrets: [], hasSession };
}

async function heardBy(identity: Identity, origin: string, event: string): Promise<readonly Exchange[]> {
  const heard: Exchange[] = [];
  const eventListeners = new EventListeners({
    origin,
    timeoutMs: 5_000,
    onExchange: (exchange) => heard.push(exchange),
  });
  await eventListeners.open(identity);
  const isHeard = await eventListeners.hears(identity, event, 0);
  await eventListeners.close();
  expect(isHeard).toBe(true);
  return heard;
}

const rulesOf = (exchanges: readonly Exchange[]) =>
  exchanges.flatMap((exchange) => oracle(exchange, [SECRET]).map(({ rule }) => rule));

describe('events over a socket', () => {
  it.each([
    ['is declared and fits', 'optionPicked', [PICK], 'writer', []],
    ['has a member that nobody declared', 'optionPicked', [{ ...PICK, debug: 1 }], 'writer', ['event']],
    ['lacks a member', 'optionPicked', [{ ...PICK, optionId: undefined }], 'writer', ['event']],
    ['has no argument', 'optionPicked', [], 'writer', ['event']],
    ['has two arguments', 'optionPicked', [PICK, 7], 'writer', ['event']],
    ['has an argument where none is declared', 'talksChanged', [PICK], 'writer', ['event']],
    ['is one that nobody declared', 'optionPickedAgain', [PICK], 'writer', ['event']],
    ['holds another user’s id', 'optionPicked', [{ ...PICK, postId: SECRET }], 'writer', ['leak']],
    ['comes to a guest', 'optionPicked', [PICK], 'guest', ['allowed-without-session']],
    ['comes to somebody else', 'optionPicked', [PICK], 'reader', ['allowed-to-other']],
  ])('that %s', async (_case, name, args, who, rules) => {
    const origin = await serviceSaying(name, args);
    expect(rulesOf(await heardBy(persona(who, origin, who !== 'guest'), origin, name))).toEqual(rules);
  });

  it('are each brought about by a call, or say why they cannot be', () => {
    const silent = contract.operations.filter(
      ({ recipe }) => recipe.by === undefined && recipe.unreachable === undefined,
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('that does not come is a failure at its place, shown by the call before', () => {
    const heard: Exchange[] = [];
    const eventListeners = new EventListeners({
      origin: 'http://127.0.0.1:1',
      timeoutMs: 1,
      onExchange: (one) => heard.push(one),
    });
    const writer = persona('writer', 'http://127.0.0.1:1');
    const request = { method: 'POST', path: '/api/feed/v1/poll/vote', headers: {}, body: '{}', isFile: false };
    eventListeners.during('optionPicked/event');
    eventListeners.missed('optionPicked', request, writer);
    const [fault] = heard.flatMap((exchange) => oracle(exchange, []));
    expect(fault).toMatchObject({ rule: 'event', title: 'does not come after voteInPoll' });
    expect(fault?.exchange.request).toEqual(request);
  });

  it('pass through a proxy with a fault in them', async () => {
    const target = await serviceSaying('optionPicked', [PICK]);
    const proxy = createServer();
    stops.push(passSockets(proxy, target, { events: ({ args }) => [{ name: 'surprise', args }] }));
    const origin = await listening(proxy);
    expect(rulesOf(await heardBy(persona('writer', origin), origin, 'surprise'))).toEqual(['event']);
  });
});

it('a service without sockets has no event provoked, and none hit', async () => {
  const origin = await listening(createServer((_request, response) => response.writeHead(404).end()));
  const options = { origin, timeoutMs: 5_000, onExchange: () => undefined };
  const { eventListeners, silence } = await openSockets(
    { contract, profile: 'full', guest: persona('guest', origin, false) },
    options,
  );
  expect([eventListeners, silence]).toEqual([null, expect.stringContaining('opens no socket at /ws/')]);
  const cells = cellsOf(contract, [], { states: new Set(), hasSessions: true, silence, failed: new Set() });
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter(({ state }) => state !== 'not provoked')).toEqual([]);
});
