import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { ScreenPaths } from '@/core/kernel/navigation/screens';

/** A part of a feature that comes in one download. Every member is optional, because a part may be only a view or only a store. */
export interface Part {
  /** Binds stores and use cases. */
  readonly module?: ContainerModule;
  /** Binds the real adapters of the feature's ports; an environment with adapters of its own leaves them out. */
  readonly adapters?: ContainerModule;
  readonly Overlays?: ComponentType;
  /** Loads what the frame shows on every page; called for a feature after those that it needs. */
  readonly prepare?: (container: Container) => Promise<void>;
  /**
   * Fetches the code of views that the loaded content needs, before it is drawn. Returns the names of their chunks, for the document; a view whose code
   * does not come is drawn later.
   */
  readonly complete?: (container: Container) => Promise<readonly string[]>;
  /** Starts timers, reactions and connections; called once, in a browser, after the first view is shown. */
  readonly start?: (container: Container) => void;
}

export interface Screen extends Part {
  readonly View: ComponentType;
  /**
   * Names of the query's parameters that the first view depends on. A page for guests is made from these alone and shared by all
   * addresses that differ in others.
   */
  readonly query?: readonly string[];
  /** Names of the query's parameters that make another page of the same path: it begins at its top, as one of another path does. */
  readonly pages?: readonly string[];
  /** Loads what the screen shows at first; a failure is a state of a store, never thrown. */
  readonly load?: (container: Container, parameters: Readonly<Record<string, string>>) => Promise<void>;
  /** Loads what another query of the same path shows, if the screen's stores do not follow the address themselves. */
  readonly requery?: (container: Container) => Promise<void>;
  /**
   * Returns the path that the loaded screen is to be found at, if it depends on what was loaded; null leaves the address as it is.
   * Without it, it is the first pattern of the screen's line, filled with the parameters of the address.
   */
  readonly canonical?: (container: Container, parameters: Readonly<Record<string, string>>) => string | null;
  /** Returns what the document says about the loaded screen; null if the address leads to nothing. */
  readonly page: (container: Container) => PageTexts | null;
  /** Returns whether an address that leads to nothing led to something before: search engines forget it at once. */
  readonly isGone?: (container: Container) => boolean;
}

/** A feature: its parts and the code that it loads later. */
export interface Feature extends Part {
  /** By name; one whose view is an import of its own is fetched when it is opened. */
  readonly screens?: Readonly<Record<string, () => Screen | Promise<Screen>>>;
  /** The part that no first view needs: fetched when the page is idle. */
  readonly idle?: () => Promise<Part>;
}

/** A feature's line in the list: what has to be known of it before its code has come. */
export interface FeatureEntry {
  /** `first`: part of the first download. `idle`: after the first view. Otherwise with its route. */
  readonly comes?: 'first' | 'idle';
  /** Patterns of paths by the screen's name: `{ Post: '/p/{postId}' }`; after the first, older ones that lead there. */
  readonly screens?: Readonly<Record<string, ScreenPaths>>;
  /** Features that come when idle and whose stores this one uses. */
  readonly needs?: readonly string[];
  /** Fetches the code; rejects if it does not come. */
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

/** A feature's name, and what it shows over every page. */
export type FeatureOverlays = readonly [feature: string, View: ComponentType];

export type Features = Readonly<Record<string, FeatureEntry>>;
