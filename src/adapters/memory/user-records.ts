import type { MemoryWorld } from './memory-world';

/** An account of the memory world. */
export interface MemoryUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The users of a memory world. */
export class UserRecords {
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, MemoryUser>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Adds a user as after a first sign-in: without roles, profile and career status. */
  add(name: string, email: string): MemoryUser {
    const user = { id: this.#world.ids.next(), name, email };
    this.#byId.set(user.id, user);
    return user;
  }

  find(id: string): MemoryUser | null {
    return this.#byId.get(id) ?? null;
  }

  findByEmail(email: string): MemoryUser | null {
    return this.all.find((user) => user.email === email) ?? null;
  }

  get all(): readonly MemoryUser[] {
    return [...this.#byId.values()];
  }
}
