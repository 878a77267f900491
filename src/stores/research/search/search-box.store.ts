import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { BrowsingHistory, VisitedCompany } from '@/core/research/browsing-history/browsing-history.port';
import { pageOfHit } from '@/core/research/search/found-address';
import type { FoundType } from '@/core/research/search/found-type';
import { FOUND_TYPES } from '@/core/research/search/found-type';
import type { Search } from '@/core/research/search/search.port';
import type { SearchSection } from '@/core/research/search/search-address';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { bestHitAmong } from '@/core/research/search/search-answer.rules';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import type { Hit, Suggestions } from '@/core/research/search/search-results';
import {
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  withRecentSearch,
} from '@/core/research/search/stored-recent-searches';
import type { SessionStore } from '@/stores/account/session/session.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

export type OptionGroup = 'answer' | 'recent' | 'visited' | 'mostSalaries' | 'mostReviews' | FoundType;

export interface SearchOption {
  readonly group: OptionGroup;
  readonly href: string;
  readonly label: string;
  readonly section: SearchSection | null;
  /** True if it leads to a section of the previous option's page. */
  readonly isPart: boolean;
  readonly hit: Hit | null;
}

export interface SearchBoxPorts {
  readonly search: Search;
  readonly history: BrowsingHistory;
  readonly storage: KeyValueStorage;
  readonly scheduler: Scheduler;
}

const PAUSE_MS = 150;
/** The number of suggestions of each kind before the first letter. */
export const STARTERS = 3;
const PARTS: readonly SearchSection[] = ['reviews', 'salaries', 'interviews', 'jobs'];

const NOTHING_KNOWN = {
  place: null,
  detail: null,
  salaries: null,
  medianPay: null,
  lowerQuartile: null,
  upperQuartile: null,
  rating: null,
  count: null,
  newest: null,
} as const;

/** The search box: the typed text, suggestions, and earlier searches on this device. */
export class SearchBoxStore implements PersonalStore {
  isOpen = false;
  typed = '';
  recent: readonly string[] = [];
  /** The option that Enter opens, or -1 for the typed text itself. */
  active = -1;
  readonly suggestions: Loadable<Suggestions, string>;
  readonly #starters: Loadable<Suggestions>;
  readonly #visits: Loadable<{ readonly items: readonly VisitedCompany[] }>;
  readonly #history: BrowsingHistory;
  readonly #storage: KeyValueStorage;
  readonly #scheduler: Scheduler;
  readonly #navigation: Pick<NavigationStore, 'go' | 'screens'>;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;
  #cancel: Cancel = () => undefined;

  constructor(
    { search, history, storage, scheduler }: SearchBoxPorts,
    navigation: Pick<NavigationStore, 'go' | 'screens'>,
    session: Pick<SessionStore, 'isLoggedIn'>,
  ) {
    this.#session = session;
    this.#history = history;
    this.#visits = new Loadable(() => history.listVisitedCompanies());
    this.#storage = storage;
    this.#scheduler = scheduler;
    this.#navigation = navigation;
    this.#starters = new Loadable(() => search.suggest({ limit: STARTERS }));
    this.suggestions = new Loadable((q) => search.suggest({ q, limit: PAGE_LENGTHS.suggestions.usual }));
    this.recent = parseRecentSearches(storage.get(RECENT_SEARCHES_KEY));
    makeAutoObservable(this, { suggestions: false }, { autoBind: true });
  }

  get corrected(): string | null {
    return this.suggestions.value?.corrected ?? null;
  }

  get name(): string {
    return searchIntent(this.typed).name;
  }

  get isNothingFound(): boolean {
    return this.suggestions.value?.items.length === 0 && this.suggestions.answers(this.typed.trim());
  }

  /**
   * The best match with its sections, other suggestions and matching earlier searches. Before the first letter, the
   * starting options.
   */
  get options(): readonly SearchOption[] {
    if (this.typed.trim() === '') return this.startingOptions;
    const { name, section } = searchIntent(this.typed);
    const hits = this.suggestions.value?.items ?? [];
    const answer = bestHitAmong(hits, this.corrected ?? name);
    // More of the answer's type come next.
    const types = new Set([...(answer === null ? [] : [answer.type]), ...FOUND_TYPES]);
    const others = [...types].flatMap((type) => hits.filter((hit) => hit.type === type && hit !== answer));
    return [
      ...(answer === null ? [] : [this.optionOf('answer', answer, section), ...this.partsOf(answer, section)]),
      ...others.map((hit) => this.optionOf(hit.type, hit, section)),
      ...this.earlierOptions,
    ];
  }

  private get startingOptions(): readonly SearchOption[] {
    const items = this.#starters.value?.items ?? [];
    const of = (group: OptionGroup, type: FoundType) =>
      items.filter((hit) => hit.type === type).map((hit) => this.optionOf(group, hit, null));
    return [
      ...this.earlierOptions,
      ...this.visitedCompanies,
      ...of('mostSalaries', 'designation'),
      ...of('mostReviews', 'company'),
    ];
  }

  private get earlierOptions(): readonly SearchOption[] {
    const begin = this.typed.trim().toLowerCase();
    return this.recent
      .filter((text) => text.toLowerCase().startsWith(begin))
      .map((text) => ({
        group: 'recent',
        href: buildSearchAddress({ q: text }),
        label: text,
        section: null,
        isPart: false,
        hit: null,
      }));
  }

  private optionOf(group: OptionGroup, hit: Hit, section: SearchSection | null): SearchOption {
    return { group, ...pageOfHit(this.#navigation.screens, hit, section), label: hit.label, isPart: false, hit };
  }

  private partsOf(answer: Hit, asked: SearchSection | null): readonly SearchOption[] {
    const own = this.optionOf('answer', answer, asked).href;
    return PARTS.map((part) => ({ ...this.optionOf('answer', answer, part), isPart: true })).filter(
      ({ section, href }) => section !== null && href !== own,
    );
  }

  private get visitedCompanies(): readonly SearchOption[] {
    const { screens } = this.#navigation;
    return (this.#visits.value?.items ?? [])
      .slice(0, PAGE_LENGTHS.suggestions.usual)
      .map(({ companyName: label, urlName, logo }) => {
        const hit = { ...NOTHING_KNOWN, type: 'company', label, urlName, logo } as const;
        return { group: 'visited', ...pageOfHit(screens, hit, null), label, isPart: false, hit };
      });
  }

  async visited(urlName: string): Promise<void> {
    await this.#history.recordVisit({ urlName });
  }

  open(): void {
    this.recent = parseRecentSearches(this.#storage.get(RECENT_SEARCHES_KEY));
    this.isOpen = true;
    void this.#starters.loadOnce();
    if (this.#session.isLoggedIn) void this.#visits.refresh();
  }

  close(): void {
    this.isOpen = false;
    this.type('');
  }

  /** Loads suggestions after a pause in typing. The last ones stay in the meantime. */
  type(text: string): void {
    this.typed = text;
    this.active = -1;
    this.#cancel();
    if (text.trim() === '') {
      this.suggestions.reset();
      return;
    }
    this.#cancel = this.#scheduler.after(PAUSE_MS, () => void this.suggestions.search(text.trim()));
  }

  /** Sets the text without loading suggestions. */
  show(text: string): void {
    this.type('');
    this.typed = text;
  }

  /** Moves through the options. It wraps around at the ends, with the typed text in between. */
  move(by: 1 | -1): void {
    const count = this.options.length + 1;
    this.active = ((this.active + 1 + by + count) % count) - 1;
  }

  /** Moves between the best match and its sections. Returns false if there is no neighbour. */
  moveAlong(by: 1 | -1): boolean {
    const isThere = by === 1 ? this.options[this.active + 1]?.isPart : this.options[this.active]?.isPart;
    if (this.active === -1 || isThere !== true) return false;
    this.active += by;
    return true;
  }

  point(place: number): void {
    this.active = place;
  }

  submit(): void {
    const option = this.options[this.active];
    if (option !== undefined) {
      this.choose(option);
      this.#navigation.go(option.href);
      return;
    }
    const text = this.typed.trim();
    if (text === '') return;
    this.remember(text);
    this.isOpen = false;
    this.#cancel();
    this.#navigation.go(buildSearchAddress({ q: text }));
  }

  choose(option: SearchOption): void {
    this.remember(option.label);
    this.close();
  }

  clearRecent(): void {
    this.recent = [];
    this.#storage.remove(RECENT_SEARCHES_KEY);
  }

  forget(): void {
    this.#visits.reset();
    this.clearRecent();
    this.close();
  }

  private remember(text: string): void {
    this.recent = withRecentSearch(parseRecentSearches(this.#storage.get(RECENT_SEARCHES_KEY)), text);
    this.#storage.set(RECENT_SEARCHES_KEY, JSON.stringify(this.recent));
  }
}
