import { makeAutoObservable } from 'mobx';
import { isSamePath } from '@/core/navigation/same-path';
import type { ScreenMatch, Screens } from '@/core/navigation/screens';

/** Changes the page's address: `push` adds a history entry, `replace` takes the place of the current one. */
export interface History {
  push(to: string): void;
  replace(to: string): void;
}

/** The current address and ways to others. Addresses are path and query within the origin (`/p/1?campaign=x`). */
export class NavigationStore {
  /** Path without query. */
  path = '/';
  /** With its question mark, or empty. */
  search = '';
  /** The path that was shown before this one. */
  previousPath = '/';
  /** The campaign of the visit; empty if the address has none (SH-CAMPAIGN, decisions A 46). */
  campaign = '';
  private history: History | null = null;

  constructor(readonly screens: Screens) {
    makeAutoObservable<this, 'history'>(this, { screens: false, history: false }, { autoBind: true });
  }

  /** The screen of the path; null where it leads nowhere. */
  get match(): ScreenMatch | null {
    return this.screens.resolve(this.path);
  }

  get address(): string {
    return `${this.path}${this.search}`;
  }

  /** The router moved, or the first address is known. */
  arrivedAt(path: string, search: string): void {
    if (path !== this.path) this.previousPath = this.path;
    this.path = path;
    this.search = search;
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

  /** Rewrites the current address without a history entry. */
  rewrite(to: string): void {
    if (to !== this.address) this.history?.replace(to);
  }
}
