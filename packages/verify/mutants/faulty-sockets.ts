import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { SOCKET_OPTIONS } from '@/adapters/realtime/open-socket';
import type { ProxyFault } from './proxy-fault';

/** Mirrors each socket to the correct server, with the fault in its events. */
export function passSockets(server: HttpServer, target: string, fault: ProxyFault): () => void {
  const sockets = new Server(server, { path: SOCKET_OPTIONS.path, transports: ['websocket'], serveClient: false });
  sockets.use((socket, next) => {
    const { cookie, 'user-agent': userAgent = '' } = socket.handshake.headers;
    const onward = io(target, {
      ...SOCKET_OPTIONS,
      ...{ forceNew: true, reconnection: false },
      extraHeaders: { origin: target, 'user-agent': userAgent, ...(cookie === undefined ? {} : { cookie }) },
    });
    onward.onAny((name: string, ...args: unknown[]) => {
      for (const event of fault.events?.({ name, args }) ?? [{ name, args }])
        (event.isForAll === true ? sockets : socket).emit(event.name, ...event.args);
    });
    onward.once('connect', () => next());
    onward.once('connect_error', next);
    socket.once('disconnect', () => onward.disconnect());
  });
  return () => {
    sockets.disconnectSockets(true);
    sockets.engine.close();
  };
}
