import { makeAutoObservable } from 'mobx';
import type { MergePreview } from '@/core/account/settings/account-merge';
import type { AccountMerge } from '@/core/account/settings/account-merge.port';
import { settingsMessages } from '@/core/account/settings/settings-messages';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

const MERGED = '/settings/manage-account?toast=accounts-merged';

/** Shows what a merge of another account of the user would move, and merges it. */
export class AccountMergeStore implements PersonalStore {
  joinsNames = false;
  isMerging = false;
  readonly #merge: AccountMerge;
  readonly #location: Pick<PageLocation, 'assign'>;
  readonly #toasts: Toasts;
  readonly #preview: Loadable<MergePreview>;

  constructor(merge: AccountMerge, location: Pick<PageLocation, 'assign'>, toasts: Toasts) {
    this.#merge = merge;
    this.#location = location;
    this.#toasts = toasts;
    this.#preview = new Loadable(() => merge.previewMerge());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<MergePreview> {
    return this.#preview.state;
  }

  async load(): Promise<void> {
    await this.#preview.load();
  }

  chooseNames(joinsNames: boolean): void {
    this.joinsNames = joinsNames;
  }

  /** Merges the accounts. The page reloads, since every list of the user has changed. */
  async merge(): Promise<void> {
    if (this.isMerging) return;
    this.isMerging = true;
    const answer = await this.#merge.mergeAccounts({ joinsNames: this.joinsNames });
    if (answer.ok) {
      this.#location.assign(MERGED);
      return;
    }
    this.failed();
    showFailure(this.#toasts, settingsMessages.notMerged, answer.failure);
    await this.load();
  }

  forget(): void {
    this.#preview.reset();
    this.joinsNames = false;
    this.isMerging = false;
  }

  private failed(): void {
    this.isMerging = false;
  }
}
