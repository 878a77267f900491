import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { HistoryAction } from '@/stores/kernel/navigation/navigation.store';
import type { StoreOf } from '@/views/kernel/common/use-store';
import type { FeatureOverlays } from './feature';

/** A client app. Several can run side by side, because all state is in the container. */
export interface App {
  readonly container: Container;
  readonly store: StoreOf;
  prepare(path: string, search: string): Promise<void>;
  /** Opens an address. On the current path only the changed query loads. */
  arrive(path: string, search: string, arrival?: HistoryAction): Promise<void>;
  pageOf(address: string): string;
  /** Prepares a likely navigation. Loads code and, optionally, answers. */
  prefetch(address: string, options?: { readonly withAnswers: boolean }): Promise<void>;
  /** Returns null if the code is loaded; otherwise a promise that resolves once there is something to show. */
  approach(address: string): Promise<void> | null;
  start(): Promise<void>;
  currentView(): ComponentType | null;
  /** Returns the server's main part, shown until the code is loaded, or null if there is none. */
  preview(): readonly Node[] | null;
  overlays(): readonly FeatureOverlays[];
  shownPage(): PageTexts | null;
  /** Returns true for an address that used to exist. */
  isGone(): boolean;
  movedTo(): string | null;
  shownChunks(): readonly string[];
}
