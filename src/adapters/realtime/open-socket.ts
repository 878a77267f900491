import type { Socket } from 'socket.io-client';

/** Options: /ws/, websocket only, 5 attempts, 1000 ms apart, 20000 ms to connect (API-SOCKET, LM-SOCKET). */
export const SOCKET_OPTIONS = {
  path: '/ws/',
  transports: ['websocket'],
  reconnection: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  timeout: 20_000,
};

/** Opens a socket. The library is loaded when the first socket opens. */
export async function openSocket(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io(SOCKET_OPTIONS);
}
