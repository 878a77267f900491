import { makeAutoObservable, when } from 'mobx';
import type { Key } from '@/core/common/key';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import type { Toasts } from '@/core/toasts/toasts.port';

/** The source of the running app's features. */
export interface FeatureSource {
  /** Fetches and starts the features that come when the page is idle; rejects if their code does not come. */
  loadIdle(): Promise<void>;
  /** Returns a store of a feature that has come. */
  store<Store>(key: Key<Store>): Store;
}

const NOT_LOADED_TOAST = 'part-not-loaded';

/** Fetches once the parts that no first view needs. Earlier requests to them run as soon as their code is loaded. */
export class FeaturesStore {
  /** Whether the idle features are loaded. */
  hasIdle = false;
  readonly #source: FeatureSource;
  readonly #toasts: Toasts;
  #arriving: Promise<void> | null = null;

  constructor(source: FeatureSource, toasts: Toasts) {
    this.#source = source;
    this.#toasts = toasts;
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

  /** Does something with a store as soon as its code has come; a toast says so if it does not come. */
  async ask<Store>(key: Key<Store>, work: (store: Store) => void): Promise<void> {
    if (this.hasIdle || (await this.loadIdle())) {
      // One of an earlier try waits for the same code, and would show beside what it denies.
      if (this.#toasts.find(NOT_LOADED_TOAST) !== null) this.#toasts.dismiss(NOT_LOADED_TOAST);
      work(this.#source.store(key));
    } else this.#toasts.show(createToast('failure', toastMessages.partNotLoaded), NOT_LOADED_TOAST);
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

  private arrived(): void {
    this.hasIdle = true;
  }
}
