import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { UserEventMap, UserEvents } from '@/core/kernel/realtime/user-events.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketUserEvents implements UserEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onEvent<Name extends keyof UserEventMap>(name: Name, listener: (act: UserEventMap[Name]) => void): Cancel {
    return this.#realtime.on(name, listener);
  }
}
