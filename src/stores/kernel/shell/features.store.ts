import { makeAutoObservable, when } from 'mobx';
import type { Key } from '@/core/kernel/common/key';

export interface FeatureSource {
  loadIdle(): Promise<void>;
  store<Store>(key: Key<Store>): Store;
}

/** Loads the features that no first view needs, once. Earlier requests for them run when their code is loaded. */
export class FeaturesStore {
  hasIdle = false;
  /**
   * True if the code for the user's last request did not load. No toast reports it, because toasts are part of that
   * code.
   */
  isMissing = false;
  isAsking = false;
  readonly #source: FeatureSource;
  #arriving: Promise<void> | null = null;
  #missed: () => void = () => undefined;

  constructor(source: FeatureSource) {
    this.#source = source;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns true if the features are loaded. After a failure, a later call retries. */
  async loadIdle(): Promise<boolean> {
    if (this.hasIdle) return true;
    this.#arriving ??= this.#source.loadIdle();
    try {
      await this.#arriving;
      this.arrived();
    } catch {
      // Only a lost connection can cause this.
      this.#arriving = null;
    }
    return this.hasIdle;
  }

  /** Runs `work` when the store's code is loaded. Reports a failure on the page. */
  async ask<Store>(key: Key<Store>, work: (store: Store) => void): Promise<void> {
    await this.carryOut(() => work(this.#source.store(key)));
  }

  /** Loads the code, and keeps earlier requests for a retry. */
  async need(): Promise<void> {
    if (!(await this.loadIdle())) this.miss(this.#missed);
  }

  /**
   * Runs `work` when the store's code is loaded, by this attempt or a later one. Does not report failures, since the
   * user asked for nothing.
   */
  whenHere<Store>(key: Key<Store>, work: (store: Store) => void): void {
    when(
      () => this.hasIdle,
      () => work(this.#source.store(key)),
    );
    void this.loadIdle();
  }

  /** Returns null until its code is loaded. */
  find<Store>(key: Key<Store>): Store | null {
    return this.hasIdle ? this.#source.store(key) : null;
  }

  askAgain(): void {
    void this.carryOut(this.#missed);
  }

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
