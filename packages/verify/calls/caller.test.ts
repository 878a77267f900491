import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOperation } from '@tests/support/an-operation';
import { afterEach, expect, it } from 'vitest';
import type { VerifiedOperation } from '../contract/service-contract';
import { Cookies } from '../wire/cookies';
import { RequestPace } from '../wire/pace';
import { Caller } from './caller';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const anAsked = (method: 'get' | 'post'): VerifiedOperation => ({
  ...anOperation({ method, path: '/things' }),
  service: 'things',
  base: '',
  schemes: ['guest'],
  sources: new Map(),
  recipe: {},
  pointer: [],
});

/** Answers reads only after the write, which gets `status`. */
async function writesBeside(status: number): Promise<readonly (number | undefined)[]> {
  let readIsIn = (): void => undefined;
  const read = new Promise<void>((done) => {
    readIsIn = done;
  });
  let writeIsOut = (): void => undefined;
  const written = new Promise<void>((done) => {
    writeIsOut = done;
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      readIsIn();
      await written;
      response.end('{}');
      return;
    }
    await read;
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const caller = new Caller({
    pace: new RequestPace(1_000, 6),
    timeoutMs: 10_000,
    originOf: () => origin,
    onExchange: ({ request }) => {
      if (request.method === 'POST') writeIsOut();
    },
    signal: new AbortController().signal,
  });
  const guest = { persona: 'guest', headers: {}, cookies: new Cookies(origin), secrets: [], hasSession: false };
  const sample = { path: {}, query: {}, headers: {}, body: undefined };
  const calls = (['get', 'post'] as const).map((method) =>
    caller.call({ operation: anAsked(method), sample }, guest, { id: method }),
  );
  return (await Promise.all(calls)).map((exchange) => exchange.writesBeside);
}

it('counts writes beside a read that may have taken effect, not refused ones and not itself', async () => {
  expect(await writesBeside(201)).toEqual([1, 0]);
  expect(await writesBeside(500)).toEqual([1, 0]);
  expect(await writesBeside(422)).toEqual([0, 0]);
});
