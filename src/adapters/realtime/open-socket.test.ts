// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openSocket, SOCKET_OPTIONS } from './open-socket';

it('[LM-SOCKET] a socket has 5 attempts, 1000 ms between them, 20000 ms to connect, and the path /ws/', () => {
  expect(SOCKET_OPTIONS).toMatchObject({
    path: '/ws/',
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    timeout: 20_000,
  });
});

it('[API-SOCKET] a socket is made with the terms of the product, to the origin of the page', async () => {
  const socket = await openSocket();
  socket.disconnect();
  const { path, transports, reconnection, reconnectionAttempts, reconnectionDelay, timeout, hostname } = socket.io.opts;
  expect({ path, transports, reconnection, reconnectionAttempts, reconnectionDelay, timeout }).toEqual({
    path: '/ws/',
    transports: ['websocket'],
    reconnection: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    timeout: 20_000,
  });
  expect(hostname).toBe(window.location.hostname);
});
