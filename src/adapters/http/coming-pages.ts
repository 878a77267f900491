import type { FetchedPage } from './fetched-page';
import type { RecordedAnswers } from './recorded-answers';
import type { ReplayingFetch } from './replaying-fetch';

/** Prefetched answers are replayed within this time; afterwards they may be out of date. */
const MAX_AGE_MS = 60_000;
const MAX_KEPT = 24;

/** Ways to fetch what the screen of an address shows first. */
export interface PageSources {
  readonly page: (address: string) => Promise<FetchedPage>;
  readonly answers: (address: string, signal: AbortSignal) => Promise<RecordedAnswers>;
  /** Milliseconds; they only grow. */
  readonly uptime: () => number;
}

/** Drops fetched answers that were not used. */
type ForgetAnswers = () => void;

interface Kept {
  readonly answers: Promise<RecordedAnswers>;
  readonly since: number;
}

/** The next pages, fetched before their code or before the press that leads to them. */
export class ComingPages {
  readonly #sources: PageSources;
  readonly #replaying: ReplayingFetch;
  readonly #kept = new Map<string, Kept>();
  #prefetching = new AbortController();

  constructor(sources: PageSources, replaying: ReplayingFetch) {
    this.#sources = sources;
    this.#replaying = replaying;
  }

  /** Fetches the answers of a likely address, unless they are there. */
  prefetch(address: string): Promise<unknown> {
    const known = this.#fresh(address);
    if (known !== null) return known;
    const { signal } = this.#prefetching;
    const answers = this.#sources.answers(address, signal);
    void answers.then(() => {
      if (signal.aborted && this.#kept.get(address)?.answers === answers) this.#kept.delete(address);
    });
    this.#kept.delete(address);
    this.#kept.set(address, { answers, since: this.#sources.uptime() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return answers;
  }

  /** Replays the prefetched answers of an address, each once. */
  replay(address: string): ForgetAnswers {
    const answers = this.#fresh(address);
    this.#kept.delete(address);
    return answers === null ? () => undefined : this.#replaying.expect(answers);
  }

  /** Fetches the page of an address whose code is not there; prefetched answers stay unused, and no prefetch slows it down. */
  begin(address: string): { readonly main: Promise<FetchedPage['main']>; readonly replay: () => ForgetAnswers } {
    this.#prefetching.abort();
    this.#prefetching = new AbortController();
    const page = this.#sources.page(address);
    const answers = page.then((fetched) => fetched.answers);
    return { main: page.then((fetched) => fetched.main), replay: () => this.#replaying.expect(answers) };
  }

  /** Drops what was prefetched: a write may have changed it. */
  drop(): void {
    this.#kept.clear();
  }

  #fresh(address: string): Promise<RecordedAnswers> | null {
    const kept = this.#kept.get(address);
    return kept !== undefined && this.#sources.uptime() - kept.since < MAX_AGE_MS ? kept.answers : null;
  }
}
