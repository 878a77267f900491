import type { Container, ContainerModule } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Feature, FeatureOverlays, Features, Part, Screen } from './feature';

interface LoadedPart {
  readonly part: Part;
  readonly feature: string;
  /** Features that must be complete before the part starts. */
  readonly needs: readonly string[];
}

export interface FeatureEnvironment {
  readonly adapters?: ContainerModule;
  /** Yields to input and rendering between two steps. Absent without a page. */
  readonly yieldToPage?: () => Promise<void>;
}

/**
 * Loads features into an app's container, each part once, and starts them once the app runs. In a page each step is its
 * own task, so that a slow phone can respond to a tap in between.
 */
export class FeatureRegistry {
  readonly #container: Container;
  readonly #features: Features;
  readonly #hasAdapters: boolean;
  readonly #yieldToPage: FeatureEnvironment['yieldToPage'];
  readonly #loading = new Map<string, Promise<Feature>>();
  readonly #idle = new Map<string, Promise<void>>();
  readonly #whole = new Set<string>();
  readonly #screens = observable.map<string, Screen>({}, { deep: false });
  readonly #overlays = observable.map<string, ComponentType>({}, { deep: false });
  readonly #order: readonly string[];
  readonly #parts: LoadedPart[] = [];
  #waiting: LoadedPart[] = [];
  #isStarted = false;

  constructor(container: Container, features: Features, { adapters, yieldToPage }: FeatureEnvironment) {
    this.#container = container;
    this.#features = features;
    this.#hasAdapters = adapters !== undefined;
    if (adapters !== undefined) container.load(adapters);
    this.#yieldToPage = yieldToPage;
    this.#order = inOrderOfNeeds(features);
  }

  get overlays(): readonly FeatureOverlays[] {
    return Object.keys(this.#features).flatMap((name) => {
      const View = this.#overlays.get(name);
      return View === undefined ? [] : [[name, View] as const];
    });
  }

  screen(name: string): Screen | null {
    return this.#screens.get(name) ?? null;
  }

  featureOf(screen: string): string | null {
    const found = Object.entries(this.#features).find(([, { screens }]) => screens && Object.hasOwn(screens, screen));
    return found?.[0] ?? null;
  }

  async loadFirst(): Promise<void> {
    for (const name of this.#namesThatCome('first')) {
      await this.load(name);
      await this.#yieldToPage?.();
    }
  }

  /** Loads idle code. Rejects if that fails, and may be called again. */
  async loadIdle(): Promise<void> {
    const names = new Set([...this.#namesThatCome('first'), ...this.#namesThatCome('idle')]);
    // These features are one download. The steps are separate because running the code takes time.
    for (const name of this.#order.filter((each) => names.has(each))) {
      await this.loadWhole(name);
      await this.#yieldToPage?.();
    }
    await this.#startWaiting();
  }

  async load(name: string): Promise<Feature> {
    const needs = this.#needsAtFirst(name).map((needed) => this.loadWhole(needed));
    const [feature] = await Promise.all([this.#loadOnce(name), ...needs]);
    return feature;
  }

  async loadWhole(name: string): Promise<void> {
    const needs = this.#needsOf(name).map((needed) => this.loadWhole(needed));
    const [{ idle }] = await Promise.all([this.load(name), ...needs]);
    if (idle !== undefined)
      await once(this.#idle, name, async () => this.#install(await idle(), name, this.#needsOf(name)));
    this.#whole.add(name);
  }

  async loadScreen(name: string): Promise<Screen> {
    const featureName = this.featureOf(name);
    if (featureName === null) throw new Error(`No feature has a screen ${name}.`);
    // Fetches the screen and the features that it needs at the same time.
    const [screen] = await Promise.all([
      this.#loadOnce(featureName).then(({ screens }) => screens?.[name]?.()),
      this.load(featureName),
    ]);
    if (screen === undefined) throw new Error(`The feature ${featureName} does not bring its screen ${name}.`);
    if (!this.#screens.has(name)) {
      this.#install(screen, featureName, this.#needsAtFirst(featureName));
      runInAction(() => this.#screens.set(name, screen));
    }
    await this.#startWaiting();
    return screen;
  }

  preparations(): readonly (() => Promise<void>)[] {
    return this.#inOrder(this.#parts).flatMap(({ part: { prepare } }) =>
      prepare === undefined ? [] : [() => prepare(this.#container)],
    );
  }

  async complete(): Promise<readonly string[]> {
    const names = await Promise.all(this.#parts.map(({ part }) => part.complete?.(this.#container) ?? []));
    return names.flat();
  }

  async start(): Promise<void> {
    this.#isStarted = true;
    await this.#startWaiting();
  }

  chunksOf(screen: string): readonly string[] {
    const feature = this.featureOf(screen);
    return feature === null ? [] : [...this.#needsOf(feature), feature, screen];
  }

  #namesThatCome(when: 'first' | 'idle'): readonly string[] {
    return Object.entries(this.#features).flatMap(([name, { comes }]) => (comes === when ? [name] : []));
  }

  #inOrder(parts: readonly LoadedPart[]): readonly LoadedPart[] {
    const placeOf = ({ feature }: LoadedPart) => this.#order.indexOf(feature);
    return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
  }

  #needsAtFirst(name: string): readonly string[] {
    return this.#features[name]?.comes === 'first' ? [] : this.#needsOf(name);
  }

  #needsOf(name: string): readonly string[] {
    return this.#features[name]?.needs ?? [];
  }

  #loadOnce(name: string): Promise<Feature> {
    return once(this.#loading, name, async () => {
      const entry = this.#features[name];
      if (entry === undefined) throw new Error(`There is no feature ${name}.`);
      const { feature } = await entry.load();
      this.#install(feature, name, this.#needsAtFirst(name));
      return feature;
    });
  }

  #install(part: Part, feature: string, needs: readonly string[]): void {
    const { module, adapters } = part;
    // Adapters first: once a list of bindings was read, the container caches later additions
    // permanently.
    if (adapters !== undefined && !this.#hasAdapters) this.#container.load(adapters);
    if (module !== undefined) this.#container.load(module);
    const loaded = { part, feature, needs };
    this.#parts.push(loaded);
    this.#waiting.push(loaded);
  }

  /** Starts and shows waiting parts, unless a feature that they need is still loading. */
  async #startWaiting(): Promise<void> {
    if (!this.#isStarted) return;
    const isReady = ({ needs }: LoadedPart) => needs.every((needed) => this.#whole.has(needed));
    const next = () => this.#inOrder(this.#waiting.filter(isReady))[0];
    for (let loaded = next(); loaded !== undefined; loaded = next()) {
      const { part, feature } = loaded;
      this.#waiting = this.#waiting.filter((other) => other !== loaded);
      const { Overlays } = part;
      part.start?.(this.#container);
      if (Overlays !== undefined) runInAction(() => this.#overlays.set(feature, Overlays));
      if (this.#yieldToPage !== undefined) await this.#yieldToPage();
    }
  }
}

function inOrderOfNeeds(features: Features): readonly string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const needed of features[name]?.needs ?? []) if (!ordered.has(needed)) add(needed);
    ordered.add(name);
  };
  for (const name of Object.keys(features)) add(name);
  return [...ordered];
}

/** Returns the promise for a name. Creates it at the first call, and again after a rejection. */
function once<Value>(made: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const promise = make();
  made.set(name, promise);
  promise.catch(() => made.delete(name));
  return promise;
}
