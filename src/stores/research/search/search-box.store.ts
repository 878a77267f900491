import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { BrowsingHistory, VisitedCompany } from '@/core/research/browsing-history/browsing-history.port';
import { foundPage } from '@/core/research/search/found-address';
import type { Search } from '@/core/research/search/search.port';
import type { SearchSection } from '@/core/research/search/search-address';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import type { Suggestion, Suggestions } from '@/core/research/search/search-results';
import { parseRecentSearches, RECENT_SEARCHES, withRecentSearch } from '@/core/research/search/stored-recent-searches';
import type { SessionStore } from '@/stores/account/session/session.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

/** A line under the box: a suggestion, or an earlier search. */
export interface SearchOption {
  readonly href: string;
  readonly label: string;
  /** The section of its page that was asked for; null if none was, or it has none. */
  readonly section: SearchSection | null;
  /** Null for an earlier search. */
  readonly suggestion: Suggestion | null;
}

export interface SearchBoxPorts {
  readonly search: Search;
  readonly history: BrowsingHistory;
  readonly storage: KeyValueStorage;
  readonly scheduler: Scheduler;
}

const PAUSE_MS = 150;

/** The one search box: what is typed, what it may mean, and what was searched for before on this device. */
export class SearchBoxStore implements Personal {
  /** Whether the box lies over the page. */
  isOpen = false;
  typed = '';
  recent: readonly string[] = [];
  /** The place of the option that Enter opens; -1 for the typed text itself. */
  active = -1;
  readonly suggestions: Loadable<Suggestions, string>;
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

  /** Whether the answer for the typed text is there and holds nothing. */
  get isNothingFound(): boolean {
    return this.suggestions.value?.items.length === 0 && this.suggestions.answers(this.typed.trim());
  }

  /** Suggestions, then the earlier searches that begin as it was typed; all of them, and the companies looked at, before the first letter. */
  get options(): readonly SearchOption[] {
    const { screens } = this.#navigation;
    const shown = this.typed.trim() === '' ? this.visitedCompanies : (this.suggestions.value?.items ?? []);
    const { section } = searchIntent(this.typed);
    const suggested = shown.map((suggestion) => ({
      ...foundPage(screens, suggestion, section),
      label: suggestion.label,
      suggestion,
    }));
    const begin = this.typed.trim().toLowerCase();
    const earlier = this.recent
      .filter((text) => text.toLowerCase().startsWith(begin))
      .map((text) => ({ href: buildSearchAddress({ q: text }), label: text, section: null, suggestion: null }));
    return [...suggested, ...earlier];
  }

  /** The companies that the user looked at, the newest first. */
  get visitedCompanies(): readonly Suggestion[] {
    const items = this.#visits.value?.items ?? [];
    return items.slice(0, PAGE_LENGTHS.suggestions.usual).map(({ companyName, urlName, logo }) => ({
      type: 'company',
      label: companyName,
      urlName,
      place: null,
      logo,
      detail: null,
      salaries: null,
    }));
  }

  /** The user looks at a company's page. */
  async visited(urlName: string): Promise<void> {
    await this.#history.recordVisit({ urlName });
  }

  open(): void {
    this.recent = parseRecentSearches(this.#storage.get(RECENT_SEARCHES));
    this.isOpen = true;
    if (this.#session.isLoggedIn) void this.#visits.refresh();
  }

  close(): void {
    this.isOpen = false;
    this.type('');
  }

  /** Suggestions are asked for when the typing pauses; the last ones stay meanwhile. */
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
