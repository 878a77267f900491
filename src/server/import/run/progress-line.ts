import type { ImportProgress } from './import-job';

const TERMINAL_PAUSE_MS = 100;
const PIPE_PAUSE_MS = 2_000;
const BAR_WIDTH = 24;
/** Earlier the pace says little. */
const MIN_SHARE = 0.02;
const MIN_ELAPSED_MS = 2_000;

/** A terminal, or what stands in its place. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far an import is: a bar that is drawn over itself on a terminal, a line every two seconds elsewhere. */
export class ProgressLine {
  readonly #output: ProgressOutput;
  readonly #size: number;
  readonly #uptime: () => number;
  readonly #startedAt: number;
  #shownAt: number;

  /** `size` is that of the file in bytes; `uptime` returns milliseconds that only grow. */
  constructor(output: ProgressOutput, size: number, uptime: () => number) {
    this.#output = output;
    this.#size = size;
    this.#uptime = uptime;
    this.#startedAt = uptime();
    this.#shownAt = this.#startedAt;
  }

  show({ bytes, counts }: ImportProgress): void {
    const now = this.#uptime();
    const isTerminal = this.#output.isTTY === true;
    if (now - this.#shownAt < (isTerminal ? TERMINAL_PAUSE_MS : PIPE_PAUSE_MS)) return;
    this.#shownAt = now;
    const share = this.#size === 0 ? 1 : Math.min(1, bytes / this.#size);
    const done = Math.round(share * BAR_WIDTH);
    const perSecond = Math.round(counts.rows / Math.max(0.001, (now - this.#startedAt) / 1_000));
    const bar = `${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)}`;
    const figures = `${Math.floor(share * 100)} %  ${grouped(counts.rows)} rows, ${grouped(perSecond)} a second, ${grouped(counts.refused)} refused${this.#left(share, now)}`;
    this.#output.write(isTerminal ? `\r\u001B[K  ${bar} ${figures}` : `  ${figures}\n`);
  }

  /** Says how long the rest takes at the pace so far, once there is one. */
  #left(share: number, now: number): string {
    const elapsed = now - this.#startedAt;
    if (share < MIN_SHARE || share >= 1 || elapsed < MIN_ELAPSED_MS) return '';
    const seconds = Math.ceil((elapsed * (1 - share)) / share / 1_000);
    return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\u001B[K');
  }
}

export function grouped(count: number): string {
  return count.toLocaleString('en-IN');
}
