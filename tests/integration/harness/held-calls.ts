import type { Database } from '@/server/platform/database';
import { ping } from '@/server/platform/http/health.queries';

export interface HeldCall {
  readonly call: Promise<void>;
  readonly release: () => void;
}

/** Lets `passing` calls pass and holds the next one. */
export function holdCalls(database: Database, passing: number): HeldCall {
  const own = { query: database.query, transaction: database.transaction };
  const [call, arrive] = signal();
  const [released, release] = signal();
  let passed = 0;
  const turn = async (): Promise<void> => {
    passed += 1;
    if (passed !== passing + 1) return;
    arrive();
    await released;
  };
  const counted: Pick<Database, 'query' | 'transaction'> = {
    query: async (statement, ...values) => {
      // Holding the watch's query would report the database as away.
      if (statement.name !== ping.name) await turn();
      return own.query(statement, ...values);
    },
    transaction: async (work) => {
      await turn();
      return own.transaction(work);
    },
  };
  Object.assign(database, counted);
  return {
    call,
    release: () => {
      Object.assign(database, own);
      release();
    },
  };
}

/** Holds the next transaction before its commit. */
export function holdCommit(database: Database): HeldCall {
  const own = database.transaction;
  const [call, arrive] = signal();
  const [released, release] = signal();
  const held: Pick<Database, 'transaction'> = {
    transaction: (work) => {
      Object.assign(database, { transaction: own });
      return own(async (tx) => {
        const result = await work(tx);
        arrive();
        await released;
        return result;
      });
    },
  };
  Object.assign(database, held);
  return { call, release };
}

function signal(): readonly [Promise<void>, () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
