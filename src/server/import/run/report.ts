import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { csvCell } from '@/server/platform/csv-cell';

/** An entry of the report. */
export interface Finding {
  readonly line: number;
  /** The number of the row in the file; the first is 1. */
  readonly row: number;
  /**
   * `refused`: the row did not go in. `left out`: it did, without this value. `changed`: it did, with this value in another form. `repeated`: it is an earlier row
   * again.
   */
  readonly outcome: 'refused' | 'left out' | 'changed' | 'repeated';
  readonly reason: string;
  readonly column?: string;
  /** True if the reason speaks of the whole row, and reads wrong behind the name of a column. */
  readonly isOfRow?: boolean;
  readonly value?: string;
}

/** The part of a report that is kept with the progress of its import. */
export interface RecordedReport {
  readonly reportBytes: number;
  readonly reasons: Readonly<Record<string, number>>;
}

const MAX_VALUE = 200;
const MAX_REASONS = 100;
const OTHER_REASONS = 'other reasons';
const HEADER = 'line,row,outcome,reason,column,value\n';

export const NO_REPORT: RecordedReport = { reportBytes: 0, reasons: {} };

/**
 * Writes the rows and values that did not go in to a file, as CSV with a line each; no finding, no file; with null for a file they are only counted. Findings are written before their batch is
 * committed, and stay once it is: a run that goes on from `recorded` overwrites what an earlier one wrote after it.
 */
export class Report {
  readonly #file: string | null;
  #recorded: RecordedReport;
  #handle: number | null = null;

  /** A report that is not gone on with takes the place of an older one at once. */
  constructor(file: string | null, recorded: RecordedReport) {
    this.#file = file;
    this.#recorded = { ...recorded, reportBytes: 0 };
    if (file === null) return;
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    this.#recorded = { ...recorded, reportBytes: Math.min(size, recorded.reportBytes) };
    if (this.#recorded.reportBytes > 0) truncateSync(file, this.#recorded.reportBytes);
    else rmSync(file, { force: true });
  }

  /** The reasons with the numbers of their findings, the most frequent first. */
  get reasons(): readonly (readonly [string, number])[] {
    return Object.entries(this.#recorded.reasons).toSorted(([, a], [, b]) => b - a);
  }

  /** Writes the findings of a batch. Returns what is to be recorded with it. */
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

  /** Keeps what `stage` wrote, once its batch is committed. */
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

/** Reasons that differ in a number or a quoted text alone are one in the summary. */
function withoutDetails(reason: string): string {
  return reason
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\b(line|row) \d+/g, '$1 n')
    .replace(/^\d+(?= rupees)/, 'n');
}
