import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Turn } from './host/host-facts';

/** One burst of requests. */
export interface Load {
  /** The origin of a server. */
  readonly url: string;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each request takes the next one, whichever connection sends it. */
  readonly turns: readonly Turn[];
}

/** The measured values of a burst; milliseconds. */
export interface Borne {
  readonly perSecond: number;
  readonly total: number;
  readonly p50: number;
  readonly p99: number;
}

/** A process that makes load. */
export class LoadMaker {
  readonly #child: ChildProcess = fork('scripts/bench/load-worker.ts', { execArgv: ['--import', 'tsx'] });

  readonly #ended = once(this.#child, 'exit').then(() =>
    Promise.reject(new Error('The process that makes load ended.')),
  );

  constructor() {
    // The error reaches the request that waits for an answer; it needs no second handler.
    this.#ended.catch(() => undefined);
  }

  /** Rejects if an answer was not 2xx: the number would be that of something else. */
  async run(load: Load): Promise<Borne> {
    this.#child.send(load);
    const [answer] = await Promise.race([once(this.#child, 'message'), this.#ended]);
    const { failed, ...borne }: Borne & { failed: number } = JSON.parse(String(answer));
    if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed, as ${load.turns[0]?.path}.`);
    return borne;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
