import type { Database } from '../database';

export interface RunStatement {
  readonly name: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}

export class StatementTimes {
  readonly #listeners = new Set<(statement: RunStatement) => void>();

  onRun(listener: (statement: RunStatement) => void): void {
    this.#listeners.add(listener);
  }

  over(database: Database): Database {
    return {
      ...database,
      query: (statement, ...values) => this.#time(statement.name, () => database.query(statement, ...values)),
      transaction: (work) => database.transaction((tx) => work(this.over(tx))),
    };
  }

  async #time<T>(name: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    let failed = true;
    try {
      const result = await run();
      failed = false;
      return result;
    } finally {
      const statement = { name: name === '' ? 'unnamed' : name, milliseconds: performance.now() - startedAt, failed };
      for (const listener of this.#listeners) listener(statement);
    }
  }
}
