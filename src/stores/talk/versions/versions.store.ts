import { makeAutoObservable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { VersionedPath, Versions } from '@/core/talk/versions/version';
import { versionMessages, versionOutcomes } from '@/core/talk/versions/version-messages';
import type { VersionsReading } from '@/core/talk/versions/versions.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The earlier texts of the user's own post or comment. */
export class VersionsStore implements PersonalStore {
  target: VersionedPath | null = null;
  isErasing = false;
  readonly #versions: VersionsReading;
  readonly #toasts: Toasts;
  readonly #sure: RetryingWrites;
  readonly #loaded: Loadable<Versions, VersionedPath>;

  constructor(versions: VersionsReading, toasts: Toasts, sure: RetryingWrites) {
    this.#sure = sure;
    this.#versions = versions;
    this.#toasts = toasts;
    this.#loaded = new Loadable((target) => versions.listVersions(target));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get loaded(): LoadState<Versions> {
    return this.#loaded.state;
  }

  get mayErase(): boolean {
    return (this.#loaded.value?.items.length ?? 0) > 0;
  }

  async open(target: VersionedPath): Promise<void> {
    this.target = target;
    await this.#loaded.load(target);
  }

  async retry(): Promise<void> {
    if (this.target !== null) await this.#loaded.load(this.target);
  }

  close(): void {
    this.target = null;
  }

  async erase(): Promise<void> {
    const { target } = this;
    if (target === null || this.isErasing) return;
    this.isErasing = true;
    const answer = await this.#sure.send(versionOutcomes.erased, () => this.#versions.eraseVersions(target));
    this.settle();
    if (!answer.ok) {
      showFailure(this.#toasts, versionMessages.notErased, answer.failure);
      return;
    }
    this.#toasts.show(createToast('success', versionMessages.erased));
    if (this.target === target) this.close();
  }

  forget(): void {
    this.#sure.forget();
    this.close();
    this.#loaded.reset();
  }

  private settle(): void {
    this.isErasing = false;
  }
}
