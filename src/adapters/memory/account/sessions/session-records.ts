import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { LoginProvider } from '@/core/account/session/login-provider';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';

export interface MemorySession {
  readonly id: string;
  readonly userId: string;
  readonly provider: LoginProvider;
  /** A day, `2026-11-20`. */
  readonly startedOn: string;
}

export class SessionRecords {
  readonly #world: MemoryWorld;
  #live: readonly MemorySession[] = [];

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  start({ id: userId }: MemoryUser, provider: LoginProvider): MemorySession {
    const session = { id: this.#world.ids.next(), userId, provider, startedOn: dayInIndia(this.#world.clock.now()) };
    this.#live = [...this.#live, session];
    return session;
  }

  of({ id }: MemoryUser): readonly MemorySession[] {
    return this.#live.filter(({ userId }) => userId === id);
  }

  isLive(session: MemorySession): boolean {
    return this.#live.includes(session);
  }

  end(sessions: readonly MemorySession[]): number {
    const before = this.#live.length;
    this.#live = this.#live.filter((session) => !sessions.includes(session));
    return before - this.#live.length;
  }
}
