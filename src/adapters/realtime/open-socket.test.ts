// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openSocket, SOCKET_OPTIONS } from './open-socket';
import { ownConnections } from './own-connection';

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

it('[ST-SOCKET-CLEANUP] the library’s socket has no listeners once it is closed, and no attempt under way', async () => {
  const socket = await openSocket();
  const state = () => [
    socket.active,
    socket.hasListeners('connect') || socket.hasListeners('disconnect') || socket.hasListeners('connect_error'),
    socket.io.hasListeners('reconnect_failed'),
    socket.listenersAny().length,
  ];
  const ignore = () => undefined;
  const listener = { opened: ignore, lost: ignore, failed: ignore, received: ignore };
  const close = ownConnections(
    async () => socket,
    () => ignore,
  )(null, listener);
  await expect.poll(state).toEqual([true, true, true, 1]);
  close();
  expect(state()).toEqual([false, false, false, 0]);
});
