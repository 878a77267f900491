import { makeAutoObservable, when } from 'mobx';
import type { Key } from '@/core/kernel/common/key';

/** The source of the running app's features. */
export interface FeatureSource {
  /** Fetches and starts the features that come when the page is idle; rejects if their code does not come. */
  loadIdle(): Promise<void>;
  /** Returns a store of a feature that has come. */
  store<Store>(key: Key<Store>): Store;
}

/** Fetches once the parts that no first view needs. Earlier requests to them run as soon as their code is loaded. */
export class FeaturesStore {
  hasIdle = false;
  /** True if the code of what the user asked for last did not come. No toast says so: they come with that code. */
  isMissing = false;
  /** True if something that the user asked for waits for its code. */
  isAsking = false;
  readonly #source: FeatureSource;
  #arriving: Promise<void> | null = null;
  #missed: () => void = () => undefined;

  constructor(source: FeatureSource) {
    this.#source = source;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns whether they have come; if they did not, a later call tries again. */
  async loadIdle(): Promise<boolean> {
    if (this.hasIdle) return true;
    this.#arriving ??= this.#source.loadIdle();
    try {
      await this.#arriving;
      this.arrived();
    } catch {
      // A dropped connection is the one reason: the code itself is built and tested.
      this.#arriving = null;
    }
    return this.hasIdle;
  }

  /** Does something with a store as soon as its code has come; the page says so if it does not come. */
  async ask<Store>(key: Key<Store>, work: (store: Store) => void): Promise<void> {
    await this.carryOut(() => work(this.#source.store(key)));
  }

  /** Has the idle features fetched; the page says so if they do not come. What the user asked for before them is kept for another try. */
  async need(): Promise<void> {
    if (!(await this.loadIdle())) this.miss(this.#missed);
  }

  /** Has the code fetched, and does something with a store once it has come, by this try or a later one. Says nothing of a failure: nobody has asked. */
  whenHere<Store>(key: Key<Store>, work: (store: Store) => void): void {
    when(
      () => this.hasIdle,
      () => work(this.#source.store(key)),
    );
    void this.loadIdle();
  }

  /** Returns a store of a feature that comes when idle; null until it has. */
  find<Store>(key: Key<Store>): Store | null {
    return this.hasIdle ? this.#source.store(key) : null;
  }

  /** Tries again to do what the user asked for last. */
  askAgain(): void {
    void this.carryOut(this.#missed);
  }

  /** Takes back what was asked for and did not come. */
  giveUp(): void {
    this.#missed = () => undefined;
    this.isMissing = false;
  }

  private async carryOut(work: () => void): Promise<void> {
    if (this.hasIdle) {
      work();
      return;
    }
    this.setAsking(true);
    const hasCome = await this.loadIdle();
    this.setAsking(false);
    if (hasCome) work();
    else this.miss(work);
  }

  private setAsking(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  private miss(work: () => void): void {
    this.#missed = work;
    this.isMissing = true;
  }

  private arrived(): void {
    this.hasIdle = true;
    this.isMissing = false;
  }
}
