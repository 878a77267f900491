import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import { notSignedIn } from './memory-failure';
import { MemoryLine } from './memory-line';
import type { MemoryPerson } from './memory-records';
import type { MemoryWorld } from './memory-world';

/** One browser that looks on a world: who is signed in, and its line to the world. Adapters of one app share one. */
export class MemoryBrowser {
  readonly world: MemoryWorld;
  readonly line = new MemoryLine();
  /** The viewer is a crawler: the world refuses it the calls that are blocked for crawlers. */
  readonly isCrawler: boolean;
  #personId: string | null = null;

  constructor(world: MemoryWorld, isCrawler = false) {
    this.world = world;
    this.isCrawler = isCrawler;
  }

  /** The person who is signed in, null for a guest. */
  viewer(): MemoryPerson | null {
    return this.#personId === null ? null : (this.world.people.get(this.#personId) ?? null);
  }

  signIn(person: MemoryPerson): void {
    this.#personId = person.id;
  }

  signOut(): void {
    this.#personId = null;
  }

  /** Makes a call that guests may make too. */
  ask<Value>(
    call: string,
    work: (viewer: MemoryPerson | null) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.line.carry(call, () => work(this.viewer()));
  }

  /** Makes a call that needs a session: `unauthenticated` for a guest. */
  askSignedIn<Value>(
    call: string,
    work: (viewer: MemoryPerson) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.line.carry(call, () => {
      const viewer = this.viewer();
      return viewer === null ? notSignedIn() : work(viewer);
    });
  }
}

/** The MemoryBrowser that the memory adapters of an app share. */
export const MemoryBrowserKey: Key<MemoryBrowser> = Symbol('MemoryBrowser');
