import { ContainerModule } from 'inversify';
import { openSocket } from '@/adapters/realtime/open-socket';
import { retryMomentsOf } from '@/adapters/realtime/retry-moments';
import { SocketOwnActEvents } from '@/adapters/realtime/socket-own-act-events';
import { SocketRealtime, SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';

/** The connection over a socket. */
export const realtimeAdapters = new ContainerModule(({ bind }) => {
  bind(SocketRealtimeKey)
    .toResolvedValue(() => new SocketRealtime(openSocket, retryMomentsOf(window)))
    .inSingletonScope();
  bind(RealtimePort).toService(SocketRealtimeKey);
  bind(OwnActEventsPort)
    .toResolvedValue((realtime) => new SocketOwnActEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
