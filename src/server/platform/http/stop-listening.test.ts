import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { stopListening } from './stop-listening';

const REQUEST = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n';
const LAST_REQUEST = `${REQUEST}connection: close\r\n\r\n`;

async function listening() {
  const server = createServer((_request, response) => response.end('written'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, open: () => connect(port, '127.0.0.1') };
}

/** Stops listening in the loop turn of a send, before the peer reads it. */
async function answerAfterStop(server: Parameters<typeof stopListening>[0], client: Socket): Promise<string> {
  const ended = once(server, 'close');
  const answer = text(client);
  await stopListening(server);
  await ended;
  return answer;
}

it('answers a request on a connection that is not taken in yet', async () => {
  const { server, open } = await listening();
  const client = open();
  client.write(LAST_REQUEST);
  // Connects before the next turn.
  await new Promise<void>(process.nextTick);
  expect(await answerAfterStop(server, client)).toMatch(/^HTTP\/1.1 200 OK.*written$/s);
});

it('answers the next request on a connection that idled', async () => {
  const { server, open } = await listening();
  const client = open();
  client.write(`${REQUEST}\r\n`);
  await once(client, 'data');
  client.write(LAST_REQUEST);
  expect(await answerAfterStop(server, client)).toMatch(/^HTTP\/1.1 200 OK.*written$/s);
});

it('takes nothing in after that', async () => {
  const { server, open } = await listening();
  await stopListening(server);
  const [error] = await once(open(), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
