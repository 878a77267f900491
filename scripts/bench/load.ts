import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchRequest } from './host/host-facts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly turns: readonly BenchRequest[];
}

export interface LoadResult {
  readonly perSecond: number;
  readonly total: number;
  readonly p50: number;
  readonly p99: number;
}

export class LoadMaker {
  readonly #child: ChildProcess = fork('scripts/bench/load-worker.ts', { execArgv: ['--import', 'tsx'] });

  readonly #ended = once(this.#child, 'exit').then(() =>
    Promise.reject(new Error('The process that makes load ended.')),
  );

  constructor() {
    // Prevents an unhandled rejection. The waiting request gets the error.
    this.#ended.catch(() => undefined);
  }

  /** Runs a load. Rejects unless all answers were 2xx. */
  async run(load: Load): Promise<LoadResult> {
    this.#child.send(load);
    const [answer] = await Promise.race([once(this.#child, 'message'), this.#ended]);
    const { failed, ...borne }: LoadResult & { failed: number } = JSON.parse(String(answer));
    if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed, as ${load.turns[0]?.path}.`);
    return borne;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
