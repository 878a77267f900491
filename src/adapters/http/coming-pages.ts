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
  readonly since: number;
}

/** Pages that are fetched before their code, or before the press that opens them. */
export class ComingPages {
  readonly #sources: PageSources;
  readonly #replaying: ReplayingFetch;
  readonly #kept = new Map<string, Kept>();
  #prefetching = new AbortController();

  constructor(sources: PageSources, replaying: ReplayingFetch) {
    this.#sources = sources;
    this.#replaying = replaying;
  }

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

  replay(address: string): ForgetAnswers {
    const answers = this.#fresh(address);
    this.#kept.delete(address);
    return answers === null ? () => undefined : this.#replaying.expect(answers);
  }

  /** Ignores and stops prefetches. */
  begin(address: string): { readonly main: Promise<FetchedPage['main']>; readonly replay: () => ForgetAnswers } {
    this.#prefetching.abort();
    this.#prefetching = new AbortController();
    const page = this.#sources.page(address);
    const answers = page.then((fetched) => fetched.answers);
    return { main: page.then((fetched) => fetched.main), replay: () => this.#replaying.expect(answers) };
  }

  /** Drops a page that a write may have changed. */
  drop(): void {
    this.#kept.clear();
  }

  #fresh(address: string): Promise<RecordedAnswers> | null {
    const kept = this.#kept.get(address);
    return kept !== undefined && this.#sources.uptime() - kept.since < MAX_AGE_MS ? kept.answers : null;
  }
}
