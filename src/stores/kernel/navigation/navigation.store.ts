import { makeAutoObservable } from 'mobx';
import { parseAddress } from '@/core/kernel/common/address';
import { hasNoSuchPage } from '@/core/kernel/common/page-address';
import { isSamePath } from '@/core/kernel/navigation/same-path';
import type { ScreenMatch, Screens } from '@/core/kernel/navigation/screens';
import { sectionOf } from '@/core/kernel/navigation/sections';

/** Changes the page's address: `push` adds a history entry, `replace` takes the place of the current one, `back` leaves it. */
export interface History {
  push(to: string): void;
  replace(to: string): void;
  back(): void;
}

/** The way in which an address became the current one: by a new history entry, in the place of one, or by a move to an existing one. */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP';

/** The current address and ways to others. Addresses are path and query within the origin (`/p/1?campaign=x`). */
export class NavigationStore {
  /** Path without query. */
  path = '/';
  /** With its question mark, or empty. */
  search = '';
  previousPath = '/';
  /** The campaign of the visit; empty if the address has none (SH-CAMPAIGN, decisions A 46). */
  campaign = '';
  /** The address of the history entry below the current one; null if it is not known. */
  private below: string | null = null;
  private history: History | null = null;

  /** True while the page that was asked for is on its way and this one still shows. */
  isLeaving = false;

  /** The way in which the current address became it. */
  arrival: Arrival = 'POP';

  /** `wholeScreens`: screens that are loaded as a new page (NV-NATIVE-FULL-LOAD). */
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

  /** The screen of the address; null if it leads nowhere. */
  get match(): ScreenMatch | null {
    return this.namesNoPage ? null : this.screens.resolve(this.path);
  }

  /** True if the query names a page that no list can have; apart from `match`, which another query leaves the same. */
  private get namesNoPage(): boolean {
    return hasNoSuchPage(parseAddress(this.search).query);
  }

  /** The first screen of the section that is open; null on pages that belong to none. */
  get section(): string | null {
    return this.match === null ? null : sectionOf(this.match.screen);
  }

  get address(): string {
    return `${this.path}${this.search}`;
  }

  /** True if a move to an existing history entry led to the current address, and not a link: its page is found again as it was left. */
  get isBack(): boolean {
    return this.arrival === 'POP';
  }

  /** The router moved, or the first address is known. */
  arrivedAt(path: string, search: string, arrival: Arrival = 'POP'): void {
    if (arrival === 'PUSH') this.below = this.address;
    if (arrival === 'POP') this.below = null;
    if (path !== this.path) this.previousPath = this.path;
    this.path = path;
    this.search = search;
    this.arrival = arrival;
    this.isLeaving = false;
  }

  /** Another page was asked for; this one shows until that one can. */
  leave(): void {
    this.isLeaving = true;
  }

  loadsWhole(address: string): boolean {
    const match = this.screens.resolve(parseAddress(address).base);
    return match !== null && this.wholeScreens.has(match.screen);
  }

  /** The address named a campaign. */
  setCampaign(campaign: string): void {
    this.campaign = campaign;
  }

  /** The router of the running page; before it is there, nothing navigates. */
  attach(history: History): void {
    this.history = history;
  }

  /** Goes to an address, unless it is the one where one already is (NV-SAME-PATH). */
  go(to: string): void {
    if (!isSamePath(this.address, to)) this.history?.push(to);
  }

  /** Closes what the current address opened over another one: back to that one if it was left for this, else in its place. */
  close(to: string): void {
    if (this.below === to) this.history?.back();
    else this.rewrite(to);
  }

  /** Rewrites the current address without a history entry. */
  rewrite(to: string): void {
    if (to !== this.address) this.history?.replace(to);
  }
}
