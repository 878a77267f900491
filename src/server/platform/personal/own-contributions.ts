import type { Database } from '../database';
import type { ContributionKind } from '../own-ids/contribution-tables';
import { CONTRIBUTION_KINDS } from '../own-ids/contribution-tables';
import type { OwnIdIndex } from '../own-ids/own-id-index';
import { uuid } from '../sql-types';
import type { Statement } from '../statement';

/** The columns of a statement that reads ids page by page. */
export const pagedColumns = { id: uuid } as const;

/** Returns the 1,000 contributions that follow the id `$1`, whoever wrote them, in the order of their ids. */
export type PagedStatement = Statement<[typeof uuid], typeof pagedColumns>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The contributions of a persona, found by its sealed index. Each kind is read once. */
export class OwnContributions {
  readonly #found = new Map<ContributionKind, Promise<readonly string[]>>();

  constructor(
    private readonly database: Database,
    private readonly index: Pick<OwnIdIndex, 'idsOf' | 'remove'>,
    private readonly personaRef: Uint8Array,
  ) {}

  /** The ids of the persona's contributions of one kind. */
  of(kind: ContributionKind): Promise<readonly string[]> {
    const found = this.#found.get(kind) ?? this.index.idsOf(this.personaRef, kind);
    this.#found.set(kind, found);
    return found;
  }

  /** Those of every kind. */
  async all(): Promise<readonly string[]> {
    return (await Promise.all(CONTRIBUTION_KINDS.map((kind) => this.of(kind)))).flat();
  }

  /** Removes the index itself, in the transaction that ends the account. */
  forget(tx: Database): Promise<void> {
    return this.index.remove(tx, this.personaRef);
  }

  /** The ids of all contributions that a statement reads, page by page. */
  async *idsOfAll(statement: PagedStatement): AsyncGenerator<readonly string[]> {
    for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) {
      const rows: readonly { readonly id: string }[] = await this.database.query(statement, last);
      yield rows.map(({ id }) => id);
      last = rows.at(-1)?.id;
    }
  }
}
