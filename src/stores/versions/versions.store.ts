import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { Versioned, Versions } from '@/core/versions/version';
import { versionMessages } from '@/core/versions/version-messages';
import type { VersionsReading } from '@/core/versions/versions.port';
import { showFailure } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The earlier texts of a post or a comment, while they are read. */
export class VersionsStore implements Personal {
  /** Null while none is read. */
  target: Versioned | null = null;
  isErasing = false;
  readonly #versions: VersionsReading;
  readonly #toasts: Toasts;
  readonly #loaded: Loadable<Versions, Versioned>;

  constructor(versions: VersionsReading, toasts: Toasts) {
    this.#versions = versions;
    this.#toasts = toasts;
    this.#loaded = new Loadable((target) => versions.listVersions(pathOf(target)));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get loaded(): LoadState<Versions> {
    return this.#loaded.state;
  }

  /** Whether its author may remove them. */
  get mayErase(): boolean {
    return this.target?.isMine === true && (this.#loaded.value?.items.length ?? 0) > 0;
  }

  async open(target: Versioned): Promise<void> {
    this.target = target;
    await this.#loaded.load(target);
  }

  async retry(): Promise<void> {
    if (this.target !== null) await this.#loaded.load(this.target);
  }

  close(): void {
    this.target = null;
  }

  /** Removes the earlier texts of the user's own; nothing while that is under way. */
  async erase(): Promise<void> {
    const { target } = this;
    if (target === null || this.isErasing) return;
    this.isErasing = true;
    const answer = await this.#versions.eraseVersions(pathOf(target));
    this.settle();
    if (!answer.ok) {
      showFailure(this.#toasts, versionMessages.notErased, answer.failure);
      return;
    }
    this.#toasts.show(createToast('success', versionMessages.erased));
    if (this.target === target) this.close();
  }

  forget(): void {
    this.close();
    this.#loaded.reset();
  }

  private settle(): void {
    this.isErasing = false;
  }
}

const pathOf = ({ type, id }: Versioned) => ({ versionedType: type, versionedId: id });
