import type { Container, ContainerModule } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Feature, FeatureOverlays, Features, Part, Screen } from './feature';

interface LoadedPart {
  readonly part: Part;
  readonly feature: string;
  /** Features that have to be whole before the part starts. */
  readonly needs: readonly string[];
}

export interface FeatureEnvironment {
  /** Binds the ports of all features, in place of their real adapters. */
  readonly adapters?: ContainerModule;
  /** Lets the page take input and draw between two pieces of work; absent if there is no page. */
  readonly yieldToPage?: () => Promise<void>;
}

/**
 * Loads features into an app's container, each part once, and starts them once the app runs. In a page each piece of that is a
 * task of its own, so that a slow phone answers a tap in between.
 */
export class FeatureRegistry {
  readonly #container: Container;
  readonly #features: Features;
  readonly #hasAdapters: boolean;
  readonly #yieldToPage: FeatureEnvironment['yieldToPage'];
  readonly #loading = new Map<string, Promise<Feature>>();
  readonly #idle = new Map<string, Promise<void>>();
  /** Features whose idle part has come too. */
  readonly #whole = new Set<string>();
  readonly #screens = observable.map<string, Screen>({}, { deep: false });
  readonly #overlays = observable.map<string, ComponentType>({}, { deep: false });
  readonly #order: readonly string[];
  readonly #parts: LoadedPart[] = [];
  /** Parts that are not started. */
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

  /** Views of started features that lie over the page, in the order of the list. */
  get overlays(): readonly FeatureOverlays[] {
    return Object.keys(this.#features).flatMap((name) => {
      const View = this.#overlays.get(name);
      return View === undefined ? [] : [[name, View] as const];
    });
  }

  /** Returns a screen if its code has come. */
  screen(name: string): Screen | null {
    return this.#screens.get(name) ?? null;
  }

  featureOf(screen: string): string | null {
    const found = Object.entries(this.#features).find(([, { screens }]) => screens && Object.hasOwn(screens, screen));
    return found?.[0] ?? null;
  }

  /** Loads what every first view needs. */
  async loadFirst(): Promise<void> {
    for (const name of this.#namesThatCome('first')) {
      await this.load(name);
      await this.#yieldToPage?.();
    }
  }

  /** Loads and starts what no first view needs; rejects if code does not come, and may then be called again. */
  async loadIdle(): Promise<void> {
    const names = new Set([...this.#namesThatCome('first'), ...this.#namesThatCome('idle')]);
    // They come in one download: what takes time is to run their code.
    for (const name of this.#order.filter((each) => names.has(each))) {
      await this.loadWhole(name);
      await this.#yieldToPage?.();
    }
    await this.#startWaiting();
  }

  /** Loads a feature with those that it needs at first. */
  async load(name: string): Promise<Feature> {
    const needs = this.#needsAtFirst(name).map((needed) => this.loadWhole(needed));
    const [feature] = await Promise.all([this.#loadOnce(name), ...needs]);
    return feature;
  }

  /** Loads a feature with its idle part and those that it needs. */
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
    const feature = await this.load(featureName);
    const screen = await feature.screens?.[name]?.();
    if (screen === undefined) throw new Error(`The feature ${featureName} does not bring its screen ${name}.`);
    if (!this.#screens.has(name)) {
      this.#install(screen, featureName, this.#needsAtFirst(featureName));
      runInAction(() => this.#screens.set(name, screen));
    }
    await this.#startWaiting();
    return screen;
  }

  /** Returns what loads the content of the frame, in the order in which it is to begin. */
  preparations(): readonly (() => Promise<void>)[] {
    return this.#inOrder(this.#parts).flatMap(({ part: { prepare } }) =>
      prepare === undefined ? [] : [() => prepare(this.#container)],
    );
  }

  /** Fetches the views that the loaded content needs; returns the names of their chunks. */
  async complete(): Promise<readonly string[]> {
    const names = await Promise.all(this.#parts.map(({ part }) => part.complete?.(this.#container) ?? []));
    return names.flat();
  }

  /** Starts what has come, a feature after those that it needs, and from now on what comes. */
  async start(): Promise<void> {
    this.#isStarted = true;
    await this.#startWaiting();
  }

  /** Returns the names of the chunks that a screen's code comes in. */
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

  /** Returns the parts that a feature of the first download needs from its idle part. */
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
    // The adapters first: once a list of bindings was read, the container plans what joins it at once, and never again.
    if (adapters !== undefined && !this.#hasAdapters) this.#container.load(adapters);
    if (module !== undefined) this.#container.load(module);
    const loaded = { part, feature, needs };
    this.#parts.push(loaded);
    this.#waiting.push(loaded);
  }

  /** Starts and shows what waits, unless a feature that it needs is still on its way. */
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

/** Returns the names in the order of the list, but each after those that it needs. */
function inOrderOfNeeds(features: Features): readonly string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const needed of features[name]?.needs ?? []) if (!ordered.has(needed)) add(needed);
    ordered.add(name);
  };
  for (const name of Object.keys(features)) add(name);
  return [...ordered];
}

/** Returns the promise of a name, made at the first call; a rejected one is made again at the next. */
function once<Value>(made: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const promise = make();
  made.set(name, promise);
  promise.catch(() => made.delete(name));
  return promise;
}
