import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { OwnActEvents, OwnActs } from '@/core/kernel/realtime/own-acts.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketOwnActEvents implements OwnActEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onAct<Name extends keyof OwnActs>(name: Name, listener: (act: OwnActs[Name]) => void): Cancel {
    return this.#realtime.on(name, listener);
  }
}
