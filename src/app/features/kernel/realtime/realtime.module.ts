import type { OpenConnection } from '@/adapters/realtime/connection';
import { openSocket } from '@/adapters/realtime/open-socket';
import { ownConnections } from '@/adapters/realtime/own-connection';
import { pageVisitsOf } from '@/adapters/realtime/page-visits';
import { retryMomentsOf } from '@/adapters/realtime/retry-moments';
import { sharedConnections } from '@/adapters/realtime/shared-connection';
import { SocketRealtime, SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { SocketUserEvents } from '@/adapters/realtime/socket-user-events';
import { wire } from '@/app/wire';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';

/** Returns one connection for all pages of the browser, or one per page without locks, which need TLS. */
function connectionsOf(window: Window): OpenConnection {
  const own = ownConnections(openSocket, retryMomentsOf(window));
  const { locks }: Partial<Pick<Navigator, 'locks'>> = window.navigator;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return own;
  return sharedConnections(own, { locks, openChannel: (name) => new BroadcastChannel(name) }, pageVisitsOf(window));
}

export const realtimeAdapters = wire((provide, bind) => {
  bind(SocketRealtimeKey)
    .toResolvedValue(() => new SocketRealtime(connectionsOf(window)))
    .inSingletonScope();
  bind(RealtimePort).toService(SocketRealtimeKey);
  provide(SocketUserEvents, [SocketRealtimeKey], UserEventsPort);
});

export const realtimeModule = wire((provide, bind) => {
  provide(ConnectionStore, [], ConnectionKey);
  bind(PersonalKey).toService(ConnectionKey);
});
