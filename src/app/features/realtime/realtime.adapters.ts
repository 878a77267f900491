import { ContainerModule } from 'inversify';
import { openSocket } from '@/adapters/realtime/open-socket';
import { SocketRealtime } from '@/adapters/realtime/socket-realtime';
import { RealtimePort } from '@/core/shell/realtime-events.port';

/** Events over a socket. */
export const realtimeAdapters = new ContainerModule(({ bind }) => {
  bind(RealtimePort)
    .toResolvedValue(() => new SocketRealtime(openSocket))
    .inSingletonScope();
});
