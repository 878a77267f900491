import { makeAutoObservable } from 'mobx';
import { parseAddress } from '@/core/kernel/common/address';
import { hasInvalidPage } from '@/core/kernel/common/page-address';
import { isSamePath } from '@/core/kernel/navigation/same-path';
import type { ScreenMatch, Screens } from '@/core/kernel/navigation/screens';
import { sectionOf } from '@/core/kernel/navigation/sections';

/** `push` adds a history entry, `replace` replaces the current one, `back` leaves it. */
export interface History {
  push(to: string): void;
  replace(to: string): void;
  back(): void;
}

export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/** The current address and navigation to others. Addresses are path and query within the origin (`/p/1?campaign=x`). */
export class NavigationStore {
  path = '/';
  search = '';
  previousPath = '/';
  /** Empty if the address has none (SH-CAMPAIGN, decisions A 46). */
  campaign = '';
  private below: string | null = null;
  private history: History | null = null;

  /** The path of the requested page while it loads and this one still shows. */
  private leavingFor: string | null = null;

  arrival: HistoryAction = 'POP';

  /** `wholeScreens` load as a new page (NV-NATIVE-FULL-LOAD). */
  constructor(
    readonly screens: Screens,
    private readonly wholeScreens: ReadonlySet<string> = new Set(),
  ) {
    makeAutoObservable<this, 'history' | 'below' | 'wholeScreens'>(
      this,
      { screens: false, history: false, below: false, wholeScreens: false },
      { autoBind: true },
    );
  }

  get match(): ScreenMatch | null {
    return this.namesNoPage ? null : this.screens.resolve(this.path);
  }

  /** True if the page number is impossible. Separate from `match`, which does not change with the query. */
  private get namesNoPage(): boolean {
    return hasInvalidPage(parseAddress(this.search).query);
  }

  get isLeaving(): boolean {
    return this.leavingFor !== null;
  }

  /** The path that navigation marks: the requested one as soon as its link is clicked. */
  get markedPath(): string {
    return this.leavingFor ?? this.path;
  }

  get marked(): ScreenMatch | null {
    return this.leavingFor === null ? this.match : this.screens.resolve(this.leavingFor);
  }

  get section(): string | null {
    return this.marked === null ? null : sectionOf(this.marked.screen);
  }

  get address(): string {
    return `${this.path}${this.search}`;
  }

  /** True after a move to an existing history entry. The page is then restored as it was left. */
  get isBack(): boolean {
    return this.arrival === 'POP';
  }

  arrivedAt(path: string, search: string, arrival: HistoryAction = 'POP'): void {
    if (arrival === 'PUSH') this.below = this.address;
    if (arrival === 'POP') this.below = null;
    if (path !== this.path) this.previousPath = this.path;
    this.path = path;
    this.search = search;
    this.arrival = arrival;
    this.leavingFor = null;
  }

  leave(address: string): void {
    this.leavingFor = parseAddress(address).base;
  }

  loadsWhole(address: string): boolean {
    const match = this.screens.resolve(parseAddress(address).base);
    return match !== null && this.wholeScreens.has(match.screen);
  }

  setCampaign(campaign: string): void {
    this.campaign = campaign;
  }

  attach(history: History): void {
    this.history = history;
  }

  /** Opens an address. Does nothing for the current page (NV-SAME-PATH). */
  go(to: string): void {
    if (!isSamePath(this.address, to)) this.history?.push(to);
  }

  /** Goes back if the previous page is the target, otherwise replaces the current one. */
  close(to: string): void {
    if (this.below === to) this.history?.back();
    else this.rewrite(to);
  }

  /** Changes the address without a history entry. */
  rewrite(to: string): void {
    if (to !== this.address) this.history?.replace(to);
  }
}
