import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serializeByConnection } from './connection-turns';

const REQUESTS = 50;

const app = fastify();
let running = 0;
let most = 0;
serializeByConnection(app);
app.get('/', async () => {
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  return 'done';
});

let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Pipelines requests on a separate connection, and returns how many were answered. */
async function burst(): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const line = (place: number) =>
    `GET / HTTP/1.1\r\nHost: localhost\r\n${place === REQUESTS - 1 ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(Array.from({ length: REQUESTS }, (_, place) => line(place)).join(''));
  let answers = '';
  socket.on('data', (part) => {
    answers += part.toString('latin1');
  });
  await once(socket, 'close');
  return answers.split('HTTP/1.1 200').length - 1;
}

it('answers what one connection pipelines, one request at a time', async () => {
  most = 0;
  expect([await burst(), most]).toEqual([REQUESTS, 1]);
});

it('handles requests of several connections beside one another', async () => {
  most = 0;
  const answered = await Promise.all(Array.from({ length: 4 }, burst));
  expect(answered).toEqual(Array.from({ length: 4 }, () => REQUESTS));
  expect(most).toBeLessThanOrEqual(4);
});

it('goes on with others once a connection breaks off', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS));
  socket.destroy();
  expect(await burst()).toBe(REQUESTS);
});
