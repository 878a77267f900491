import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { LinkedPage } from '../attachments/link-card';

const TIMEOUT_MS = 1_000;
/** The limit for the start. It is long, because unbundled sources are compiled first. */
const START_TIMEOUT_MS = 20_000;

export interface PageTask {
  readonly html: string;
  readonly address: string;
}

export interface PageParserOptions {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** In ms. */
  readonly timeout?: number;
  readonly program?: URL;
}

/** The thread's program. The build puts its bundle next to the server's. */
const PROGRAM = new URL(`./page-html-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'cjs'}`, import.meta.url);

/** Parses pages in a worker thread, one at a time, killed on timeout, so that no page blocks the server. */
export class PageParser {
  readonly #log: PageParserOptions['log'];
  readonly #timeout: number;
  readonly #program: URL;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ log, timeout = TIMEOUT_MS, program = PROGRAM }: PageParserOptions) {
    this.#log = log;
    this.#timeout = timeout;
    this.#program = program;
  }

  /** Returns null for a page without metadata, or one that takes too long or kills the thread. */
  parse(html: string, address: URL): Promise<LinkedPage | null> {
    const parsing = this.#last.then(() => this.#parseNow({ html, address: address.href }));
    this.#last = parsing;
    return parsing;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #parseNow(task: PageTask): Promise<LinkedPage | null> {
    const worker = this.#worker ?? (await this.#start());
    if (worker === null) return null;
    try {
      worker.postMessage(task);
      return await messageOf(worker, this.#timeout);
    } catch {
      // Any failure is blamed on the page. The next page gets a new thread.
      await this.close();
      return null;
    }
  }

  async #start(): Promise<Worker | null> {
    const worker = startThread(this.#program);
    worker.unref();
    // A worker that dies while idle must not end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    try {
      await messageOf(worker, START_TIMEOUT_MS);
      this.#worker = worker;
      return worker;
    } catch (error) {
      this.#log.error({ err: error }, 'the thread that reads linked pages does not start');
      await worker.terminate();
      return null;
    }
  }
}

function startThread(program: URL): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
  if (!program.pathname.endsWith('.ts')) return new Worker(program, { resourceLimits });
  // Threads do not inherit the loader.
  const address = JSON.stringify(program.href);
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import(${address})))`;
  return new Worker(source, { eval: true, execArgv: [], resourceLimits });
}

async function messageOf(worker: Worker, timeout: number): Promise<LinkedPage | null> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), timeout);
  const end = (): void => over.abort();
  worker.once('exit', end);
  try {
    const [message] = await once(worker, 'message', { signal: over.signal });
    return message;
  } finally {
    clearTimeout(timer);
    worker.off('exit', end);
  }
}
