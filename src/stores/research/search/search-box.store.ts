import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { BrowsingHistory, VisitedCompany } from '@/core/research/browsing-history/browsing-history.port';
import { foundPage } from '@/core/research/search/found-address';
import type { FoundType } from '@/core/research/search/found-type';
import { FOUND_TYPES } from '@/core/research/search/found-type';
import type { Search } from '@/core/research/search/search.port';
import type { SearchSection } from '@/core/research/search/search-address';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { answerAmong } from '@/core/research/search/search-answer.rules';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import type { Hit, Suggestions } from '@/core/research/search/search-results';
import { parseRecentSearches, RECENT_SEARCHES, withRecentSearch } from '@/core/research/search/stored-recent-searches';
import type { SessionStore } from '@/stores/account/session/session.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

/** The heading that a line under the box stands under. */
export type OptionGroup = 'answer' | 'recent' | 'visited' | 'mostSalaries' | 'mostReviews' | FoundType;

/** A line under the box: a suggestion, or an earlier search. */
export interface SearchOption {
  readonly group: OptionGroup;
  readonly href: string;
  readonly label: string;
  readonly section: SearchSection | null;
  /** True if it leads to a section of the page of the line before it. */
  readonly isPart: boolean;
  /** Null for an earlier search. */
  readonly hit: Hit | null;
}

export interface SearchBoxPorts {
  readonly search: Search;
  readonly history: BrowsingHistory;
  readonly storage: KeyValueStorage;
  readonly scheduler: Scheduler;
}

const PAUSE_MS = 150;
/** The companies, and the designations, that the box begins with. */
const STARTERS = 3;
/** The sections that the answer offers beside its page. */
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

/** The one search box: what is typed, what it may mean, and what was searched for before on this device. */
export class SearchBoxStore implements Personal {
  /** True if the box lies over the page. */
  isOpen = false;
  typed = '';
  recent: readonly string[] = [];
  /** The place of the option that Enter opens; -1 for the typed text itself. */
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
    this.recent = parseRecentSearches(storage.get(RECENT_SEARCHES));
    makeAutoObservable(this, { suggestions: false }, { autoBind: true });
  }

  /** The name that was meant, if nothing is called as it was typed. */
  get corrected(): string | null {
    return this.suggestions.value?.corrected ?? null;
  }

  /** The typed text without the words that ask for a section. */
  get name(): string {
    return searchIntent(this.typed).name;
  }

  /** True if the answer for the typed text is there and holds nothing. */
  get isNothingFound(): boolean {
    return this.suggestions.value?.items.length === 0 && this.suggestions.answers(this.typed.trim());
  }

  /** The answer with its parts, other suggestions and the earlier searches that begin as typed; before the first letter, what to start from. */
  get options(): readonly SearchOption[] {
    if (this.typed.trim() === '') return this.startingOptions;
    const { name, section } = searchIntent(this.typed);
    const hits = this.suggestions.value?.items ?? [];
    const answer = answerAmong(hits, this.corrected ?? name);
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
    return { group, ...foundPage(this.#navigation.screens, hit, section), label: hit.label, isPart: false, hit };
  }

  /** The sections of the answer's pages, but for the one that it leads to itself. */
  private partsOf(answer: Hit, asked: SearchSection | null): readonly SearchOption[] {
    const own = this.optionOf('answer', answer, asked).href;
    return PARTS.map((part) => ({ ...this.optionOf('answer', answer, part), isPart: true })).filter(
      ({ section, href }) => section !== null && href !== own,
    );
  }

  /** The companies that the user looked at, the newest first. */
  private get visitedCompanies(): readonly SearchOption[] {
    const { screens } = this.#navigation;
    return (this.#visits.value?.items ?? [])
      .slice(0, PAGE_LENGTHS.suggestions.usual)
      .map(({ companyName: label, urlName, logo }) => {
        const hit = { ...NOTHING_KNOWN, type: 'company', label, urlName, logo } as const;
        return { group: 'visited', ...foundPage(screens, hit, null), label, isPart: false, hit };
      });
  }

  /** The user looks at a company's page. */
  async visited(urlName: string): Promise<void> {
    await this.#history.recordVisit({ urlName });
  }

  open(): void {
    this.recent = parseRecentSearches(this.#storage.get(RECENT_SEARCHES));
    this.isOpen = true;
    void this.#starters.loadOnce();
    if (this.#session.isLoggedIn) void this.#visits.refresh();
  }

  close(): void {
    this.isOpen = false;
    this.type('');
  }

  /** Suggestions are asked for when the typing pauses; the last ones stay in the meantime. */
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

  /** Shows a text in the box without asking for suggestions: the one that results are shown for. */
  show(text: string): void {
    this.type('');
    this.typed = text;
  }

  /** Goes up or down by one option, round the ends by way of the typed text. */
  move(by: 1 | -1): void {
    const count = this.options.length + 1;
    this.active = ((this.active + 1 + by + count) % count) - 1;
  }

  /** Goes along the answer and its parts; returns false if the marked option has no neighbour there. */
  moveAlong(by: 1 | -1): boolean {
    const isThere = by === 1 ? this.options[this.active + 1]?.isPart : this.options[this.active]?.isPart;
    if (this.active === -1 || isThere !== true) return false;
    this.active += by;
    return true;
  }

  point(place: number): void {
    this.active = place;
  }

  /** Opens the marked option, or else the results of the typed text. */
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

  /** An option's link is followed: what was searched for is kept. */
  choose(option: SearchOption): void {
    this.remember(option.label);
    this.close();
  }

  clearRecent(): void {
    this.recent = [];
    this.#storage.remove(RECENT_SEARCHES);
  }

  forget(): void {
    this.#visits.reset();
    this.clearRecent();
    this.close();
  }

  private remember(text: string): void {
    this.recent = withRecentSearch(parseRecentSearches(this.#storage.get(RECENT_SEARCHES)), text);
    this.#storage.set(RECENT_SEARCHES, JSON.stringify(this.recent));
  }
}
