import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { csvCell } from '@/server/platform/csv-cell';

export interface Finding {
  readonly line: number;
  readonly row: number;
  /**
   * `refused`: the row was dropped. `left out`: it was stored without this value. `changed`: it was stored with another
   * form of it. `repeated`: it duplicates an earlier row.
   */
  readonly outcome: 'refused' | 'left out' | 'changed' | 'repeated';
  readonly reason: string;
  readonly column?: string;
  /** True if the reason is about the whole row, not a column. */
  readonly isOfRow?: boolean;
  readonly value?: string;
}

export interface RecordedReport {
  readonly reportBytes: number;
  readonly reasons: Readonly<Record<string, number>>;
}

const MAX_VALUE = 200;
const MAX_REASONS = 100;
const OTHER_REASONS = 'other reasons';
const HEADER = 'line,row,outcome,reason,column,value\n';

export const EMPTY_REPORT: RecordedReport = { reportBytes: 0, reasons: {} };

/**
 * Writes refused rows and dropped values as CSV, or no file without findings. If the file is null they are only
 * counted. Findings are written before their batch commits; a resumed run overwrites those after `recorded`.
 */
export class Report {
  readonly #file: string | null;
  #recorded: RecordedReport;
  #handle: number | null = null;

  /** Replaces an older file immediately. */
  constructor(file: string | null, recorded: RecordedReport) {
    this.#file = file;
    this.#recorded = { ...recorded, reportBytes: 0 };
    if (file === null) return;
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    this.#recorded = { ...recorded, reportBytes: Math.min(size, recorded.reportBytes) };
    if (this.#recorded.reportBytes > 0) truncateSync(file, this.#recorded.reportBytes);
    else rmSync(file, { force: true });
  }

  /** Reasons with counts, most frequent first. */
  get reasons(): readonly (readonly [string, number])[] {
    return Object.entries(this.#recorded.reasons).toSorted(([, a], [, b]) => b - a);
  }

  /** Writes a batch's findings. Returns the progress of the report, to be recorded with the batch. */
  stage(findings: readonly Finding[]): RecordedReport {
    if (findings.length === 0) return this.#recorded;
    const reasons = counted(this.#recorded.reasons, findings);
    if (this.#file === null) return { reportBytes: 0, reasons };
    const handle = this.#open(this.#file);
    const from = this.#recorded.reportBytes;
    const text = `${from === 0 ? HEADER : ''}${findings.map(lineOf).join('')}`;
    const bytes = writeSync(handle, text, from, 'utf8');
    return { reportBytes: from + bytes, reasons };
  }

  /** Keeps staged findings once their batch is committed. */
  keep(recorded: RecordedReport): void {
    this.#recorded = recorded;
  }

  close(): void {
    if (this.#handle === null) return;
    ftruncateSync(this.#handle, this.#recorded.reportBytes);
    closeSync(this.#handle);
    this.#handle = null;
  }

  #open(file: string): number {
    if (this.#handle !== null) return this.#handle;
    mkdirSync(dirname(file), { recursive: true });
    this.#handle = openSync(file, this.#recorded.reportBytes === 0 ? 'w' : 'r+');
    return this.#handle;
  }
}

function lineOf({ line, row, outcome, reason, column = '', value = '' }: Finding): string {
  const cells = [String(line), String(row), outcome, reason, column, value.slice(0, MAX_VALUE)];
  return `${cells.map(csvCell).join(',')}\n`;
}

function counted(
  known: Readonly<Record<string, number>>,
  findings: readonly Finding[],
): Readonly<Record<string, number>> {
  const counts = new Map(Object.entries(known));
  for (const { outcome, column = '', reason, isOfRow = false } of findings) {
    const summary = `${outcome}: ${column === '' || isOfRow ? '' : `${column} `}${withoutDetails(reason)}`;
    const key = counts.has(summary) || counts.size < MAX_REASONS ? summary : OTHER_REASONS;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** Removes numbers and quoted texts, so that similar reasons are grouped. */
function withoutDetails(reason: string): string {
  return reason
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\b(line|row) \d+/g, '$1 n')
    .replace(/^\d+(?= rupees)/, 'n');
}
