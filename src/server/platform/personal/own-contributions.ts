import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { bytes, uuid } from '../sql-types';
import type { Statement } from '../statement';

/** The columns of a statement that reads contributions page by page: id and author reference. */
export const authoredColumns = { id: uuid, author_ref: bytes } as const;

/** Returns the 1,000 contributions that follow the id `$1`, whoever wrote them, in the order of their ids. */
export type AuthoredStatement = Statement<[typeof uuid], typeof authoredColumns>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Finds what a persona has written. Nothing in the database says it (ADR 004), so every contribution is compared with the
 * reference that it would carry: about a second for 200,000 of them. Each statement is read once.
 */
export class OwnContributions {
  readonly #found = new Map<AuthoredStatement, Promise<readonly string[]>>();

  constructor(
    private readonly database: Database,
    private readonly authorship: Pick<Authorship, 'authorRef'>,
    private readonly personaRef: Uint8Array,
  ) {}

  /** The ids of the persona's contributions among those that a statement reads. */
  of(statement: AuthoredStatement): Promise<readonly string[]> {
    const found = this.#found.get(statement) ?? this.#find(statement);
    this.#found.set(statement, found);
    return found;
  }

  /** The ids of all contributions that a statement reads, page by page. */
  async *idsOfAll(statement: AuthoredStatement): AsyncGenerator<readonly string[]> {
    for await (const rows of this.#pages(statement)) yield rows.map(({ id }) => id);
  }

  async #find(statement: AuthoredStatement): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const rows of this.#pages(statement)) {
      for (const { id, author_ref } of rows) {
        if (this.authorship.authorRef(this.personaRef, id).equals(author_ref)) found.push(id);
      }
    }
    return found;
  }

  async *#pages(statement: AuthoredStatement) {
    let last: string | undefined = BEFORE_ALL;
    while (last !== undefined) {
      const rows: readonly { readonly id: string; readonly author_ref: Buffer }[] = await this.database.query(
        statement,
        last,
      );
      yield rows;
      last = rows.at(-1)?.id;
    }
  }
}
