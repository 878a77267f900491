import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientAddressOf, trustedHops } from './client-address';

async function readingsOf(proxies: number, forwarded: readonly string[]): Promise<readonly [string, string]> {
  const trusted = trustedHops(proxies);
  const app = fastify({ trustProxy: trusted });
  app.get('/', async (request) => [request.ip, clientAddressOf(request.raw, trusted)]);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [bound] = app.addresses();
  if (bound === undefined || typeof bound === 'string') throw new Error('The server listens at no port.');
  const socket = connect(bound.port, '127.0.0.1');
  const lines = forwarded.map((value) => `X-Forwarded-For: ${value}\r\n`).join('');
  socket.end(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}\r\n`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  await app.close();
  return JSON.parse(answer.slice(answer.indexOf('[')));
}

describe('clientAddressOf', () => {
  it.each([
    ['no proxy is trusted: a forged header changes nothing', 0, ['203.0.113.9'], '127.0.0.1'],
    ['no proxy is trusted: not one of many either', 0, ['203.0.113.9, 127.0.0.1', '::1'], '127.0.0.1'],
    ['one is trusted: what it adds counts', 1, ['198.51.100.7'], '198.51.100.7'],
    ['one is trusted: what the client forged before it does not', 1, ['203.0.113.9, 198.51.100.7'], '198.51.100.7'],
    ['one is trusted: nor in a header of its own', 1, ['203.0.113.9', '198.51.100.7'], '198.51.100.7'],
    ['one is trusted: it said nothing', 1, [], '127.0.0.1'],
    ['two are trusted', 2, ['10.9.9.9, 203.0.113.9, 198.51.100.7'], '203.0.113.9'],
    ['more are trusted than there are', 5, ['203.0.113.9, 198.51.100.7'], '203.0.113.9'],
    ['spaces and tabs do not matter', 1, ['203.0.113.9 ,\t 198.51.100.7 '], '198.51.100.7'],
    ['one is trusted: a text that is no address', 1, ['203.0.113.9, unknown'], 'unknown'],
  ] as const)('reads what fastify reads where %s', async (_case, proxies, forwarded, address) => {
    expect(await readingsOf(proxies, forwarded)).toEqual([address, address]);
  });
});
