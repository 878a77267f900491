import type { FetchedPage } from './fetched-page';
import type { RecordedAnswers } from './recorded-answers';
import type { ReplayingFetch } from './replaying-fetch';

/** The maximum age of a response in ms. */
const MAX_AGE_MS = 60_000;
const MAX_KEPT = 24;

export interface PageSources {
  readonly page: (address: string, signal: AbortSignal) => Promise<FetchedPage>;
  readonly answers: (address: string, signal: AbortSignal) => Promise<RecordedAnswers>;
  /** Monotonic time in ms. */
  readonly uptime: () => number;
}

type ForgetAnswers = () => void;

interface Kept {
  readonly answers: Promise<RecordedAnswers>;
  readonly stop: AbortController;
  readonly since: number;
}

/** The document of a page that is fetched before the page's code. */
export interface BegunPage {
  readonly main: Promise<FetchedPage['main']>;
  /** False after a minute, and after any write. */
  isFresh(): boolean;
  /** Returns null if the answers are too old. */
  replay(): ForgetAnswers | null;
  stop(): void;
}

/** Pages that are fetched before their code, or before the click that opens them. */
export class ComingPages {
  readonly #sources: PageSources;
  readonly #replaying: ReplayingFetch;
  readonly #kept = new Map<string, Kept>();
  #endExpectation: ForgetAnswers = () => undefined;
  #writes = 0;

  constructor(sources: PageSources, replaying: ReplayingFetch) {
    this.#sources = sources;
    this.#replaying = replaying;
  }

  prefetch(address: string): Promise<unknown> {
    const known = this.#fresh(address);
    if (known !== null) return known.answers;
    const stop = new AbortController();
    const answers = this.#sources.answers(address, stop.signal);
    // Empty answers mean that the server failed or the fetch was stopped.
    void answers.then((found) => {
      const isEmpty = Object.keys(found).length === 0;
      if (isEmpty && this.#kept.get(address)?.answers === answers) this.#kept.delete(address);
    });
    this.#remove(address);
    this.#kept.set(address, { answers, stop, since: this.#sources.uptime() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#remove(oldest);
    return answers;
  }

  /** Replays prefetched answers. Stops what was fetched for other pages, which would delay this one. */
  replay(address: string): ForgetAnswers | null {
    const kept = this.#fresh(address);
    if (kept !== null) this.#kept.delete(address);
    this.#leave();
    return kept && this.#expect(() => kept.answers, kept.stop);
  }

  /** Fetches all answers in one request once the page asks for the first, so that no call waits for another. */
  ask(address: string): ForgetAnswers {
    const stop = new AbortController();
    return this.#expect(() => this.#sources.answers(address, stop.signal), stop);
  }

  /** Ignores prefetched answers. Stops what was fetched for other pages. */
  begin(address: string): BegunPage {
    this.#leave();
    const stop = new AbortController();
    const page = this.#sources.page(address, stop.signal);
    const answers = page.then((fetched) => fetched.answers);
    const since = this.#sources.uptime();
    const writes = this.#writes;
    const isFresh = () => writes === this.#writes && this.#sources.uptime() - since < MAX_AGE_MS;
    return {
      main: page.then((fetched) => fetched.main),
      isFresh,
      replay: () => (isFresh() ? this.#expect(() => answers) : null),
      stop: () => stop.abort(),
    };
  }

  /** Drops answers that a write may have changed, or that were another user's. */
  drop(): void {
    this.#writes += 1;
    this.#leave();
    this.#kept.clear();
  }

  #expect(answers: () => Promise<RecordedAnswers>, stop?: AbortController): ForgetAnswers {
    this.#endExpectation();
    const forget = this.#replaying.expect(answers);
    this.#endExpectation = () => {
      forget();
      stop?.abort();
    };
    return this.#endExpectation;
  }

  #leave(): void {
    this.#endExpectation();
    this.#stopPrefetching();
  }

  #remove(address: string): void {
    this.#kept.get(address)?.stop.abort();
    this.#kept.delete(address);
  }

  #stopPrefetching(): void {
    for (const { stop } of this.#kept.values()) stop.abort();
  }

  #fresh(address: string): Kept | null {
    const kept = this.#kept.get(address);
    return kept !== undefined && this.#sources.uptime() - kept.since < MAX_AGE_MS ? kept : null;
  }
}
