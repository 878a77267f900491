import type { CsvRecord } from './csv-splitter';
import type { DamagedRow, SourceRow } from './source-row';
import { isDamaged } from './source-row';

/** Converts records to rows. Holds the last one back until the end of the file is known. */
export class CsvRowReader {
  readonly #header: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  #held: CsvRecord | null = null;
  /** True if some rows omit empty cells at their end. */
  #isRagged = false;

  /** `header` has the cells as in the file, `names` their column names. */
  constructor(header: readonly string[], names: readonly string[]) {
    this.#header = header.map((cell) => cell.trim());
    this.#places = new Map(names.map((name, place) => [name, place]));
  }

  /** Returns all rows but the last. */
  read(records: readonly (CsvRecord | DamagedRow)[]): readonly (SourceRow | DamagedRow)[] {
    return records.flatMap((record) => {
      const before = this.#release();
      if (isDamaged(record)) return [...before, record];
      this.#held = record;
      return before;
    });
  }

  /**
   * Returns the last row. Without a line break and with fewer cells than others it is truncated, and its last text may
   * be incomplete.
   */
  end(isOpenEnded: boolean): readonly (SourceRow | DamagedRow)[] {
    const last = this.#held;
    const isCut = isOpenEnded && !this.#isRagged && last !== null && this.#isShort(last);
    return isCut ? [{ line: last.line, damage: 'the file breaks off in this row' }] : this.#release();
  }

  #release(): readonly (SourceRow | DamagedRow)[] {
    const record = this.#held;
    if (record === null) return [];
    this.#held = null;
    this.#isRagged ||= this.#isShort(record);
    return [this.#rowOf(record)];
  }

  #isShort({ cells }: CsvRecord): boolean {
    return cells.length < this.#places.size;
  }

  #rowOf({ line, cells }: CsvRecord): SourceRow | DamagedRow {
    const surplus = cells.slice(this.#places.size);
    if (surplus.some((cell) => cell.trim() !== '')) {
      const reason = cells.some((cell) => cell.endsWith('\\'))
        ? 'a quote in a value is escaped by a backslash instead of being doubled'
        : 'a value with the delimiter in it is not quoted';
      return { line, damage: `has ${cells.length} values for ${this.#places.size} columns: ${reason}` };
    }
    if (cells.every((cell, place) => alike(cell) === alike(this.#header[place] ?? '')))
      return { line, damage: 'has the headers again' };
    return { line, textUnder: (header) => cells[this.#places.get(header) ?? -1] ?? '' };
  }
}

/** Normalizes a cell to detect headers, which concatenated files repeat. */
function alike(cell: string): string {
  return cell.trim().toLowerCase();
}
