import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { Arrival } from '@/stores/kernel/navigation/navigation.store';
import type { StoreOf } from '@/views/kernel/common/use-store';
import type { FeatureOverlays } from './feature';

/** A running app. Several can run side by side: nothing of it lives outside its container. */
export interface App {
  readonly container: Container;
  /** Returns a store of a feature that has come. */
  readonly store: StoreOf;
  /** Reads who the viewer is, then loads what the address's screen and the frame show at first. */
  prepare(path: string, search: string): Promise<void>;
  /** Loads the screen of a new address; on the current path only what another query shows, nothing if that is the same. */
  arrive(path: string, search: string, arrival?: Arrival): Promise<void>;
  /** Returns what is the same for all addresses of one page: its path, and the parameters that make another page of it. */
  pageOf(address: string): string;
  /** Fetches the code of an address's screen, and the answers that it asks for first, for a navigation that is likely. */
  prefetch(address: string, options?: { readonly withAnswers: boolean }): Promise<void>;
  /** Fetches what an address shows, before the page goes there. Null if its code is there; otherwise resolves once there is something to show. */
  approach(address: string): Promise<void> | null;
  /** Starts what has come and fetches what comes when the page is idle. */
  start(): Promise<void>;
  /** Returns the view of the current address, or of the failure to fetch it; null while it is fetched. */
  currentView(): ComponentType | null;
  /** Returns the main part of the current address as the server made it, for the time until its code is there; null if there is none. */
  preview(): readonly Node[] | null;
  /** Returns the views of loaded features that lie over the page, in the order of the features' list. */
  overlays(): readonly FeatureOverlays[];
  /** Returns what the document says about the loaded screen; null if the address leads to nothing. */
  shownPage(): PageTexts | null;
  /** Returns whether an address that leads to nothing led to something before. */
  isGone(): boolean;
  /** Returns the address that the loaded screen is to be found at, with its query; null if that is the current one. */
  movedTo(): string | null;
  shownChunks(): readonly string[];
}
