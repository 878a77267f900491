import type { messages as MessageTypes, PGlite, types as PgTypes, protocol as Protocol } from '@electric-sql/pglite';
import { sqlStateOf } from './database';
import type { Statement } from './statement';

export interface PgliteProtocol {
  readonly protocol: typeof Protocol;
  readonly messages: typeof MessageTypes;
}

export interface DescribedColumn {
  readonly name: string;
  readonly type: number;
  /** The column's table and position, or 0 for an expression. */
  readonly table: number;
  readonly place: number;
}

export interface Description {
  readonly parameterTypes: readonly number[];
  readonly columns: readonly DescribedColumn[];
}

interface Column extends DescribedColumn {
  readonly parse: PgTypes.Parser | undefined;
}

interface Prepared {
  readonly text: string;
  readonly handle: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly Column[];
}

const outdated = new Set(['0A000', '26000']);

/**
 * Prepares named statements once. PGlite's `query` parses, plans and describes each time in five exchanges. This needs
 * one, which halves the time of a feed.
 */
export class PgliteStatements {
  readonly #prepared = new Map<string, Prepared>();
  #handles = 0;

  constructor(
    private readonly pglite: PGlite,
    private readonly pgliteProtocol: PgliteProtocol,
  ) {}

  async run(statement: Statement, values: readonly unknown[]): Promise<readonly unknown[]> {
    // PGlite uses this lock for transactions, whose statements must not interleave with others.
    return this.pglite._runExclusiveTransaction(async () => {
      try {
        return await this.#exchange(statement, values, true);
      } catch (error) {
        if (!outdated.has(sqlStateOf(error) ?? '')) throw error;
        this.#prepared.delete(statement.name);
        return this.#exchange(statement, values, true);
      }
    });
  }

  runInTransaction(statement: Statement, values: readonly unknown[]): Promise<readonly unknown[]> {
    return this.#exchange(statement, values, false);
  }

  #exchange(statement: Statement, values: readonly unknown[], syncToFs: boolean): Promise<readonly unknown[]> {
    return this.pglite.runExclusive(async () => {
      const prepared = this.#prepared.get(statement.name) ?? (await this.#prepare(statement));
      if (prepared.text !== statement.text) throw new Error(`Two statements are named ${statement.name}.`);
      const { serialize } = this.pgliteProtocol.protocol;
      const message = joined([
        serialize.bind({ statement: prepared.handle, values: this.#texts(prepared, values) }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      const answers = await this.pglite.execProtocolStream(message, { syncToFs });
      return this.#rows(prepared, answers);
    });
  }

  describe(text: string): Promise<Description> {
    return this.pglite.runExclusive(() => this.#describe('', text));
  }

  async #prepare({ name, text }: Statement): Promise<Prepared> {
    this.#handles += 1;
    const handle = `s${this.#handles}`;
    const { parameterTypes, columns } = await this.#describe(handle, text);
    const withParsers = columns.map((column) => ({ ...column, parse: this.pglite.parsers[column.type] }));
    const prepared = { text, handle, parameterTypes, columns: withParsers };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  async #describe(handle: string, text: string): Promise<Description> {
    const { protocol, messages } = this.pgliteProtocol;
    const { serialize } = protocol;
    const message = joined([
      serialize.parse({ name: handle, text }),
      serialize.describe({ type: 'S', name: handle }),
      serialize.sync(),
    ]);
    let parameterTypes: readonly number[] = [];
    let columns: readonly DescribedColumn[] = [];
    for (const answer of await this.pglite.execProtocolStream(message, { syncToFs: false })) {
      if (answer instanceof messages.ParameterDescriptionMessage) parameterTypes = answer.dataTypeIDs;
      if (answer instanceof messages.RowDescriptionMessage) {
        columns = answer.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          place: columnID,
        }));
      }
    }
    return { parameterTypes, columns };
  }

  #texts({ parameterTypes }: Prepared, values: readonly unknown[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = this.pglite.serializers[parameterTypes[index] ?? 0];
      return serialize === undefined ? String(value) : serialize(value);
    });
  }

  #rows({ columns }: Prepared, answers: readonly { readonly name: string }[]): readonly unknown[] {
    const { DataRowMessage } = this.pgliteProtocol.messages;
    const rows: Record<string, unknown>[] = [];
    for (const answer of answers) {
      if (!(answer instanceof DataRowMessage)) continue;
      const row: Record<string, unknown> = {};
      let index = 0;
      for (const { name, parse, type } of columns) {
        const text = answer.fields[index] ?? null;
        row[name] = text === null || parse === undefined ? text : parse(text, type);
        index += 1;
      }
      rows.push(row);
    }
    return rows;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
