import type { ImportProgress } from './import-job';

const TERMINAL_PAUSE_MS = 100;
const PIPE_PAUSE_MS = 2_000;
const BAR_WIDTH = 24;
/** The minimum share of the file for an estimate. Before that, the pace is unreliable. */
const MIN_SHARE = 0.02;
const MIN_ELAPSED_MS = 2_000;

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress: a redrawn bar on a terminal, a line every two seconds elsewhere. */
export class ProgressLine {
  readonly #output: ProgressOutput;
  readonly #size: number;
  readonly #uptime: () => number;
  readonly #startedAt: number;
  #shownAt: number;

  /** `size` is the file's bytes, `uptime` monotonic milliseconds. */
  constructor(output: ProgressOutput, size: number, uptime: () => number) {
    this.#output = output;
    this.#size = size;
    this.#uptime = uptime;
    this.#startedAt = uptime();
    this.#shownAt = this.#startedAt;
  }

  show({ bytes, counts }: ImportProgress): void {
    if (!this.#isDue()) return;
    const now = this.#shownAt;
    const share = this.#size === 0 ? 1 : Math.min(1, bytes / this.#size);
    const done = Math.round(share * BAR_WIDTH);
    const perSecond = Math.round(counts.rows / Math.max(0.001, (now - this.#startedAt) / 1_000));
    const bar = `${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)}`;
    const figures = `${Math.floor(share * 100)} %  ${groupedDigits(counts.rows)} rows, ${groupedDigits(perSecond)} a second, ${groupedDigits(counts.refused)} refused${this.#left(share, now)}`;
    this.#write(`${bar} ${figures}`, figures);
  }

  showLeft(companies: number): void {
    if (companies === 0 || !this.#isDue()) return;
    const text = `All rows are imported; search and lists are being updated, ${groupedDigits(companies)} ${companies === 1 ? 'company' : 'companies'} left`;
    this.#write(text, text);
  }

  #isDue(): boolean {
    const now = this.#uptime();
    if (now - this.#shownAt < (this.#output.isTTY === true ? TERMINAL_PAUSE_MS : PIPE_PAUSE_MS)) return false;
    this.#shownAt = now;
    return true;
  }

  #write(bar: string, line: string): void {
    this.#output.write(this.#output.isTTY === true ? `\r\u001B[K  ${bar}` : `  ${line}\n`);
  }

  /** Estimates the remaining time from the pace so far. */
  #left(share: number, now: number): string {
    const elapsed = now - this.#startedAt;
    if (share < MIN_SHARE || share >= 1 || elapsed < MIN_ELAPSED_MS) return '';
    const seconds = Math.ceil((elapsed * (1 - share)) / share / 1_000);
    return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
  }

  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\u001B[K');
  }
}

export function groupedDigits(count: number): string {
  return count.toLocaleString('en-IN');
}
