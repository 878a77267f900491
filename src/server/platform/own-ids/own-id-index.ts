import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { SealBroken } from '../seal';
import type { ContributionKind } from './contribution-tables';
import { CONTRIBUTION_KINDS } from './contribution-tables';
import type { OwnId } from './id-blocks';
import { IdBlocks } from './id-blocks';
import {
  contributionsToIndex,
  deleteUnindexed,
  indexLock,
  MAX_INDEXED_PER_TRANSACTION,
  tryIndexLock,
  unindexed,
} from './own-ids.queries';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Finds a persona's contributions, which the database does not reveal. Ids are in sealed blocks. Triggers list new
 * ones, and `indexWaiting` moves them. Those still listed are compared by reference.
 */
export class OwnIdIndex {
  readonly #blocks: IdBlocks;

  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    private readonly perTransaction = MAX_INDEXED_PER_TRANSACTION,
  ) {
    this.#blocks = new IdBlocks(authorship);
  }

  async idsOf(persona: Uint8Array, kind: ContributionKind): Promise<readonly string[]> {
    // Reads the waiting list first. An id that moves in between is then found twice instead of missed.
    const waiting = await this.#waitingOf(this.database, persona, kind);
    const indexed = (await this.#blocks.read(this.database, persona)).filter((own) => own.kind === kind);
    return [...new Set([...indexed.map(({ id }) => id), ...waiting])];
  }

  /**
   * Adds unindexed contributions to the blocks of their authors, and returns their number. Awaits `rest` between
   * transactions, with the duration of the last one. Stops if it resolves to false.
   */
  async indexWaiting(rest: (tookMs: number) => Promise<boolean> = async () => true): Promise<number> {
    let moved = 0;
    let startedAt = performance.now();
    for (let some = await this.#indexSome(); some > 0; some = await this.#indexSome()) {
      moved += some;
      if (!(await rest(performance.now() - startedAt))) break;
      startedAt = performance.now();
    }
    return moved;
  }

  async remove(tx: Database, persona: Uint8Array): Promise<void> {
    await tx.query(indexLock);
    for (const kind of CONTRIBUTION_KINDS) {
      const waiting = await this.#waitingOf(tx, persona, kind);
      await tx.query(
        deleteUnindexed,
        waiting.map(() => kind),
        waiting,
      );
    }
    await this.#blocks.remove(tx, persona);
  }

  async move(
    tx: Database,
    { from, into }: Readonly<Record<'from' | 'into', Uint8Array>>,
    { all, moved }: Readonly<Record<'all' | 'moved', readonly OwnId[]>>,
  ): Promise<void> {
    await this.remove(tx, from);
    const gone = new Set(moved.map(({ id }) => id));
    const left = all.filter(({ id }) => !gone.has(id));
    await this.#blocks.add(tx, [
      { persona: from, ids: left },
      { persona: into, ids: moved },
    ]);
  }

  async #waitingOf(database: Database, persona: Uint8Array, kind: ContributionKind): Promise<readonly string[]> {
    const found: string[] = [];
    for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) {
      const rows: readonly { readonly id: string; readonly author_ref: Buffer }[] = await database.query(
        unindexed,
        kind,
        last,
      );
      for (const { id, author_ref } of rows) {
        if (this.authorship.authorRef(persona, id).equals(author_ref)) found.push(id);
      }
      last = rows.at(-1)?.id;
    }
    return found;
  }

  #indexSome(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [lock] = await tx.query(tryIndexLock);
      if (lock?.taken !== true) return 0;
      const rows = await tx.query(contributionsToIndex, this.perTransaction);
      await this.#blocks.add(tx, [...this.#byPersona(rows)]);
      await tx.query(
        deleteUnindexed,
        rows.map(({ kind }) => kind),
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  }

  #byPersona(rows: readonly (OwnId & { readonly author_seal: Buffer })[]) {
    const personas = new Map<string, { readonly persona: Buffer; readonly ids: OwnId[] }>();
    for (const { kind, id, author_seal } of rows) {
      const persona = this.#authorOf(id, author_seal);
      if (persona === null) continue;
      const key = persona.toString('latin1');
      const own = personas.get(key) ?? { persona, ids: [] };
      own.ids.push({ kind, id });
      personas.set(key, own);
    }
    return personas.values();
  }

  #authorOf(id: string, authorSeal: Uint8Array): Buffer | null {
    try {
      return this.authorship.openAuthor(authorSeal, id);
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }
}
