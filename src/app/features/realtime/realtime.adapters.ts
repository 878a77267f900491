import { ContainerModule } from 'inversify';
import { openSocket } from '@/adapters/realtime/open-socket';
import { SocketRealtime, SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { RealtimePort } from '@/core/realtime/realtime.port';

/** The connection over a socket. */
export const realtimeAdapters = new ContainerModule(({ bind }) => {
  bind(SocketRealtimeKey)
    .toResolvedValue(() => new SocketRealtime(openSocket))
    .inSingletonScope();
  bind(RealtimePort).toService(SocketRealtimeKey);
});
