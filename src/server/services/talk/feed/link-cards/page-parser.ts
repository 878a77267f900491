import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { LinkedPage } from '../attachments/link-card';

/** A head of 64 kB takes some 20 ms. */
const TIMEOUT_MS = 1_000;
/** Long, because sources that run as they are get translated first. */
const START_TIMEOUT_MS = 20_000;

/** The beginning of a page, and the address that it was read at. */
export interface PageTask {
  readonly html: string;
  readonly address: string;
}

export interface PageParserOptions {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** The time for a page, in ms. */
  readonly timeout?: number;
  /** The program of the thread. */
  readonly program?: URL;
}

/** The build puts the thread's bundle beside that of the server. */
const PROGRAM = new URL(`./page-html-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'cjs'}`, import.meta.url);

/**
 * Reads the HTML of pages in a thread of its own, one after the other, which is ended if a page takes too long, so that no page holds the server.
 */
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

  /** Returns what a page says of itself; null for one that says nothing, takes too long or ends the thread. */
  parse(html: string, address: URL): Promise<LinkedPage | null> {
    const parsing = this.#last.then(() => this.#parseNow({ html, address: address.href }));
    this.#last = parsing;
    return parsing;
  }

  /** Ends the thread. A page that is parsed later starts another. */
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
      // The page is to blame, whatever it did; the next one gets another thread.
      await this.close();
      return null;
    }
  }

  async #start(): Promise<Worker | null> {
    const worker = startThread(this.#program);
    worker.unref();
    // One that dies between two pages must not end the process.
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
  // A thread takes over no translation from the one that starts it.
  const address = JSON.stringify(program.href);
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import(${address})))`;
  return new Worker(source, { eval: true, execArgv: [], resourceLimits });
}

/** Returns the next message. Rejects if the thread fails or ends, or if the time is over. */
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
