import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { ScreenPaths } from '@/core/kernel/navigation/screens';

/** Members are optional, because a part may be only a view or only a store. */
export interface Part {
  readonly module?: ContainerModule;
  /** An environment with its own adapters leaves them out. */
  readonly adapters?: ContainerModule;
  readonly Overlays?: ComponentType;
  /** Loads content of the frame; called after those of the needed features. */
  readonly prepare?: (container: Container) => Promise<void>;
  /**
   * Loads code of views for the loaded content before rendering. Returns their chunk names; a view
   * whose code fails to load renders later.
   */
  readonly complete?: (container: Container) => Promise<readonly string[]>;
  /** Called once, in a browser, after the first view is shown. */
  readonly start?: (container: Container) => void;
}

export interface Screen extends Part {
  readonly View: ComponentType;
  /** Query parameters that the first view depends on. Shared guest pages use only these. */
  readonly query?: readonly string[];
  /** Query parameters that make another page of the same path, which starts at the top. */
  readonly pages?: readonly string[];
  /** A failure becomes state of a store; never throws. */
  readonly load?: (container: Container, parameters: Readonly<Record<string, string>>) => Promise<void>;
  /** For a changed query, if the screen's stores do not follow the address. */
  readonly requery?: (container: Container) => Promise<void>;
  /**
   * The path of the loaded screen, if it depends on the content; null keeps the address. By default
   * the first pattern, filled with the parameters.
   */
  readonly canonical?: (container: Container, parameters: Readonly<Record<string, string>>) => string | null;
  readonly page: (container: Container) => PageTexts | null;
  /** Returns true for an address that led to something before, so that search engines drop it immediately. */
  readonly isGone?: (container: Container) => boolean;
}

export interface Feature extends Part {
  /** By name; a lazily imported view loads when the screen opens. */
  readonly screens?: Readonly<Record<string, () => Screen | Promise<Screen>>>;
  readonly idle?: () => Promise<Part>;
}

export interface FeatureEntry {
  /** `first`: part of the first download. `idle`: after the first view. Otherwise with its route. */
  readonly comes?: 'first' | 'idle';
  /** By screen name: `{ Post: '/p/{postId}' }`; the first pattern, then older ones. */
  readonly screens?: Readonly<Record<string, ScreenPaths>>;
  /** Idle features whose stores this one uses. */
  readonly needs?: readonly string[];
  /** Fetches the code; rejects if it does not come. */
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

export type FeatureOverlays = readonly [feature: string, View: ComponentType];

export type Features = Readonly<Record<string, FeatureEntry>>;
