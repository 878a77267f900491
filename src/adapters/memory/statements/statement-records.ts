import type { Statement } from '@/core/statements/statement';
import type { MemoryWorld } from '../world/memory-world';
import type { MemoryUser } from '../world/user-records';

/** The statements to the users of a memory world. */
export class StatementRecords {
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, { readonly userId: string; readonly statement: Statement }>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Returns the id of the statement. */
  add({ id: userId }: MemoryUser, statement: Statement): string {
    const id = this.#world.ids.next();
    this.#byId.set(id, { userId, statement });
    return id;
  }

  find({ id: userId }: MemoryUser, id: string): Statement | null {
    const found = this.#byId.get(id.toLowerCase());
    return found?.userId === userId ? found.statement : null;
  }
}
