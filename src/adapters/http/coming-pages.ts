import type { FetchedPage } from './fetched-page';
import type { RecordedAnswers } from './recorded-answers';
import type { ReplayingFetch } from './replaying-fetch';

/** The maximum age of a response in ms. */
const MAX_AGE_MS = 60_000;
const MAX_KEPT = 24;

export interface PageSources {
  readonly page: (address: string) => Promise<FetchedPage>;
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

/** Pages that are fetched before their code, or before the click that opens them. */
export class ComingPages {
  readonly #sources: PageSources;
  readonly #replaying: ReplayingFetch;
  readonly #kept = new Map<string, Kept>();

  constructor(sources: PageSources, replaying: ReplayingFetch) {
    this.#sources = sources;
    this.#replaying = replaying;
  }

  prefetch(address: string): Promise<unknown> {
    const known = this.#fresh(address);
    if (known !== null) return known;
    const stop = new AbortController();
    const answers = this.#sources.answers(address, stop.signal);
    void answers.then(() => {
      if (stop.signal.aborted && this.#kept.get(address)?.answers === answers) this.#kept.delete(address);
    });
    this.#kept.delete(address);
    this.#kept.set(address, { answers, stop, since: this.#sources.uptime() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return answers;
  }

  /** Replays prefetched answers. Stops other prefetches, which would delay this page. */
  replay(address: string): ForgetAnswers | null {
    const answers = this.#fresh(address);
    this.#kept.delete(address);
    this.#stopPrefetching();
    return answers === null ? null : this.#replaying.expect(() => answers);
  }

  /** Fetches all answers in one request once the page asks for the first, so that no call waits for another. */
  ask(address: string): ForgetAnswers {
    return this.#replaying.expect(() => this.#sources.answers(address, AbortSignal.timeout(MAX_AGE_MS)));
  }

  /** Ignores and stops prefetches. */
  begin(address: string): { readonly main: Promise<FetchedPage['main']>; readonly replay: () => ForgetAnswers } {
    this.#stopPrefetching();
    const page = this.#sources.page(address);
    const answers = page.then((fetched) => fetched.answers);
    return { main: page.then((fetched) => fetched.main), replay: () => this.#replaying.expect(() => answers) };
  }

  /** Drops a page that a write may have changed. */
  drop(): void {
    this.#kept.clear();
  }

  #stopPrefetching(): void {
    for (const { stop } of this.#kept.values()) stop.abort();
  }

  #fresh(address: string): Promise<RecordedAnswers> | null {
    const kept = this.#kept.get(address);
    return kept !== undefined && this.#sources.uptime() - kept.since < MAX_AGE_MS ? kept.answers : null;
  }
}
