import { makeAutoObservable, observable } from 'mobx';
import type { DataExport } from '@/core/account/settings/data-export';
import { EXPORT_POLL_MS } from '@/core/account/settings/data-export';
import type { DataExports } from '@/core/account/settings/data-exports.port';
import { settingsMessages } from '@/core/account/settings/settings-messages';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's data exports. While one is created, its progress is polled. */
export class DataExportsStore implements PersonalStore {
  isStarting = false;
  readonly #exports: DataExports;
  readonly #scheduler: Scheduler;
  readonly #toasts: Toasts;
  readonly #list: Loadable<readonly DataExport[]>;
  readonly #fetched = observable.set<string>();
  #cancelPoll: Cancel | null = null;

  constructor(exports: DataExports, scheduler: Scheduler, toasts: Toasts) {
    this.#exports = exports;
    this.#scheduler = scheduler;
    this.#toasts = toasts;
    this.#list = new Loadable(
      async () => {
        const answer = await exports.listExports();
        return answer.ok ? { ok: true, value: answer.value.items } : answer;
      },
      (items) => this.pollWhileMaking(items),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<readonly DataExport[]> {
    return this.#list.state;
  }

  load(): Promise<void> {
    return this.#list.refresh();
  }

  async begin(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    const answer = await this.#exports.startExport();
    this.started();
    if (answer.ok) await this.load();
    else showFailure(this.#toasts, settingsMessages.exportNotStarted, answer.failure);
  }

  /** Called on a download. The service then deletes the export, so the next list is without it. */
  fetched(exportId: string): void {
    this.#fetched.add(exportId);
  }

  isFetched({ exportId }: DataExport): boolean {
    return this.#fetched.has(exportId);
  }

  forget(): void {
    this.#cancelPoll?.();
    this.#cancelPoll = null;
    this.isStarting = false;
    this.#fetched.clear();
    this.#list.reset();
  }

  private started(): void {
    this.isStarting = false;
  }

  private pollWhileMaking(items: readonly DataExport[]): void {
    this.#cancelPoll?.();
    const isMaking = items.some(({ state }) => state === 'making');
    this.#cancelPoll = isMaking ? this.#scheduler.after(EXPORT_POLL_MS, () => void this.load()) : null;
  }
}
