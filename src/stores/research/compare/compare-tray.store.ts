import { makeAutoObservable } from 'mobx';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { StorageChanges } from '@/core/kernel/common/storage-changes.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { compareMessages } from '@/core/research/compare/compare-messages';
import type { TrayCompany } from '@/core/research/compare/compare-tray';
import { toggledTray } from '@/core/research/compare/compare-tray';
import { StoredTrayCompanies } from '@/core/research/compare/stored-tray';
import type { PersonalStore } from '@/stores/kernel/common/personal';

const STORED = 'compareTray';

/** Companies selected for a comparison. They survive navigation, reloads and tabs, and stay on the device. */
export class CompareTrayStore implements PersonalStore {
  companies: readonly TrayCompany[];
  readonly #storage: KeyValueStorage;
  readonly #toasts: Toasts;

  constructor(storage: KeyValueStorage, changes: StorageChanges, toasts: Toasts) {
    this.#storage = storage;
    this.#toasts = toasts;
    this.companies = this.stored();
    makeAutoObservable(this, {}, { autoBind: true });
    changes.onChanged(STORED, this.refresh);
  }

  get address(): string {
    return compareAddressOf(this.companies.map(({ urlName }) => urlName));
  }

  has(urlName: string): boolean {
    return this.companies.some((company) => company.urlName === urlName);
  }

  toggle(company: TrayCompany): void {
    const tray = toggledTray(this.companies, company);
    if (tray === null) this.#toasts.show(createToast('info', compareMessages.full, compareMessages.fullText));
    else this.keep(tray);
  }

  clear(): void {
    this.keep([]);
  }

  forget(): void {
    this.clear();
  }

  private refresh(): void {
    this.companies = this.stored();
  }

  private stored(): readonly TrayCompany[] {
    return (parseStored(StoredTrayCompanies, this.#storage.get(STORED)) ?? []).slice(0, MAX_COMPARED);
  }

  private keep(tray: readonly TrayCompany[]): void {
    this.companies = tray;
    if (tray.length === 0) this.#storage.remove(STORED);
    else this.#storage.set(STORED, JSON.stringify(tray));
  }
}
