import type { LoginProvider } from '@/core/account/session/login-provider';
import type { SignInMethod } from '@/core/account/sessions/user-session';
import type { MemoryWorld } from './memory-world';

export interface MemoryUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** In ms since 1970. */
  readonly madeAt: number;
}

export class UserRecords {
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, MemoryUser>();
  readonly #methods = new Map<string, readonly SignInMethod[]>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  add(name: string, email: string, provider: LoginProvider = 'google'): MemoryUser {
    const user = { id: this.#world.ids.next(), name, email, madeAt: this.#world.clock.now() };
    this.#byId.set(user.id, user);
    const linkedOn = this.#world.timestamp().slice(0, 10);
    this.#methods.set(user.id, [{ methodId: this.#world.ids.next(), provider, email, linkedOn }]);
    return user;
  }

  find(id: string): MemoryUser | null {
    return this.#byId.get(id) ?? null;
  }

  findByEmail(email: string): MemoryUser | null {
    return this.all.find((user) => this.methodsOf(user).some((method) => method.email === email)) ?? null;
  }

  methodsOf(user: MemoryUser): readonly SignInMethod[] {
    return this.#methods.get(user.id) ?? [];
  }

  addMethod(user: MemoryUser, provider: LoginProvider, email: string): void {
    const added = { methodId: this.#world.ids.next(), provider, email, linkedOn: this.#world.timestamp().slice(0, 10) };
    this.#methods.set(user.id, [...this.methodsOf(user), added]);
  }

  removeMethod({ id }: MemoryUser, methodId: string): void {
    this.#methods.set(
      id,
      (this.#methods.get(id) ?? []).filter((method) => method.methodId !== methodId),
    );
  }

  remove({ id }: MemoryUser): void {
    this.#byId.delete(id);
    this.#methods.delete(id);
  }

  get all(): readonly MemoryUser[] {
    return [...this.#byId.values()];
  }
}
