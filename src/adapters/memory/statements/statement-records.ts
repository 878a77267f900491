import { dayInIndia } from '@/core/common/india-calendar.rules';
import { appealOf } from '@/core/statements/appeal.rules';
import type { Statement } from '@/core/statements/statement';
import type { MemoryWorld } from '../world/memory-world';
import type { MemoryUser } from '../world/user-records';

/** A statement as it was told. */
export type ToldStatement = Omit<Statement, 'appeal'>;

/** A statement to a user. */
export interface MemoryStatement {
  readonly userId: string;
  readonly told: ToldStatement;
  /** Opens the case of an appeal; returns false if there can be none. */
  readonly appeal: (sentence: string) => boolean;
  appealedOn: string | null;
}

/** The statements to the users of a memory world. */
export class StatementRecords {
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, MemoryStatement>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Returns the id of the statement. */
  add({ id: userId }: MemoryUser, told: ToldStatement, appeal: MemoryStatement['appeal']): string {
    const id = this.#world.ids.next();
    this.#byId.set(id, { userId, told, appeal, appealedOn: null });
    return id;
  }

  find({ id: userId }: MemoryUser, id: string): MemoryStatement | null {
    const found = this.#byId.get(id.toLowerCase());
    return found?.userId === userId ? found : null;
  }

  /** Returns the statement as its user reads it today. */
  shown({ told, appealedOn }: MemoryStatement): Statement {
    return { ...told, appeal: appealOf(told, appealedOn, dayInIndia(this.#world.clock.now())) };
  }
}
