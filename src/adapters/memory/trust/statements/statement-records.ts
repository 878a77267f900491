import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_LISTED_STATEMENTS, replyStateOf } from '@/core/trust/statements/reply.rules';
import type { ListedStatement, Statement } from '@/core/trust/statements/statement';

export type StoredStatement = Omit<Statement, 'reply'>;

export interface MemoryStatement {
  readonly userId: string;
  readonly told: StoredStatement;
  /** Stores the author's reply. Returns false after the deadline. */
  readonly reply: (sentence: string) => boolean;
  repliedOn: string | null;
  readonly itemId: string | null;
}

export class StatementRecords {
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, MemoryStatement>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  add(
    { id: userId }: MemoryUser,
    told: StoredStatement,
    reply: MemoryStatement['reply'],
    itemId: string | null = null,
  ): string {
    const id = this.#world.ids.next();
    this.#byId.set(id, { userId, told, reply, repliedOn: null, itemId });
    return id;
  }

  find({ id: userId }: MemoryUser, id: string): MemoryStatement | null {
    const found = this.#byId.get(id.toLowerCase());
    return found?.userId === userId ? found : null;
  }

  listOf({ id: userId }: MemoryUser): readonly ListedStatement[] {
    return [...this.#byId]
      .filter(([, one]) => one.userId === userId)
      .map(([statementId, one]) => ({ statementId, itemId: one.itemId, statement: this.shown(one) }))
      .toReversed()
      .slice(0, MAX_LISTED_STATEMENTS);
  }

  shown({ told, repliedOn }: MemoryStatement): Statement {
    return { ...told, reply: replyStateOf(told, repliedOn, dayInIndia(this.#world.clock.now())) };
  }
}
