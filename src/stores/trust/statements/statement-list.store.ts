import { makeAutoObservable } from 'mobx';
import { isRemoval } from '@/core/trust/moderation/decisions.rules';
import type { ListedStatement } from '@/core/trust/statements/statement';
import type { Statements } from '@/core/trust/statements/statements.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The statements to the user, newest first. */
export class StatementListStore implements PersonalStore {
  readonly #list: Loadable<{ readonly items: readonly ListedStatement[] }>;

  constructor(statements: Pick<Statements, 'listStatements'>) {
    this.#list = new Loadable(() => statements.listStatements());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<{ readonly items: readonly ListedStatement[] }> {
    return this.#list.state;
  }

  get isEmpty(): boolean {
    return this.#list.value?.items.length === 0;
  }

  get hasOpen(): boolean {
    return this.#list.value?.items.some(({ statement }) => statement.reply.isOpen) ?? false;
  }

  /** Returns a removal from the last day on which the item was removed. Null if it never was removed. */
  removalOf(itemId: string): ListedStatement | null {
    const ofItem = this.#list.value?.items.filter((one) => one.itemId === itemId) ?? [];
    return ofItem.find(({ statement: { act } }) => isRemoval(act)) ?? null;
  }

  load(): Promise<void> {
    return this.#list.refresh();
  }

  forget(): void {
    this.#list.reset();
  }
}
