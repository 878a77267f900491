import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { ScreenPaths } from '@/core/kernel/navigation/screens';

/** A part of a feature. Members are optional, because a part may be only a view or only a store. */
export interface Part {
  readonly module?: ContainerModule;
  /** The adapters. An environment with its own adapters leaves them out. */
  readonly adapters?: ContainerModule;
  readonly Overlays?: ComponentType;
  /** Loads the data of the page frame. Runs after the `prepare` of the features that this one needs. */
  readonly prepare?: (container: Container) => Promise<void>;
  /**
   * Loads code of views for the loaded content before rendering. Returns their chunk names. A view whose code fails to
   * load renders later.
   */
  readonly complete?: (container: Container) => Promise<readonly string[]>;
  /** Called once, in a browser, after the first view is shown. */
  readonly start?: (container: Container) => void;
}

export interface Screen extends Part {
  readonly View: ComponentType;
  /** Query parameters that the first view depends on. Shared guest pages use only these. */
  readonly query?: readonly string[];
  /** Query parameters that identify another page of the same path, which starts at the top. */
  readonly pages?: readonly string[];
  /** Loads the screen's data. A failure becomes state of a store; it never throws. */
  readonly load?: (container: Container, parameters: Readonly<Record<string, string>>) => Promise<void>;
  /** Loads data for a changed query, if the screen's stores do not follow the address. */
  readonly requery?: (container: Container) => Promise<void>;
  /**
   * Returns the path of the loaded screen, if it depends on the content; null keeps the address. By default it is the
   * first pattern, filled with the parameters.
   */
  readonly canonical?: (container: Container, parameters: Readonly<Record<string, string>>) => string | null;
  readonly page: (container: Container) => PageTexts | null;
  /** Returns true for an address that used to exist, so that search engines drop it immediately. */
  readonly isGone?: (container: Container) => boolean;
}

export interface Feature extends Part {
  /** Screens by name. A lazily imported view loads when the screen opens. */
  readonly screens?: Readonly<Record<string, () => Screen | Promise<Screen>>>;
  readonly idle?: () => Promise<Part>;
}

export interface FeatureEntry {
  /** The time at which the code loads. `first`: with the first download. `idle`: after the first view. Otherwise with its route. */
  readonly comes?: 'first' | 'idle';
  /** Paths by screen name: `{ Post: '/p/{postId}' }`; the first pattern, then older ones. */
  readonly screens?: Readonly<Record<string, ScreenPaths>>;
  /** Idle features whose stores this one uses. */
  readonly needs?: readonly string[];
  /** Fetches the code. Rejects if that fails. */
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

export type FeatureOverlays = readonly [feature: string, View: ComponentType];

export type Features = Readonly<Record<string, FeatureEntry>>;
