import { myProfileMessages } from '@/core/account/my-profile/my-profile-messages';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { ProfileStore } from '../profile/profile.store';

export class OwnWrites {
  readonly #toasts: Toasts;
  readonly #profile: Pick<ProfileStore, 'load' | 'loadPseudoProfiles'>;

  constructor(toasts: Toasts, profile: Pick<ProfileStore, 'load' | 'loadPseudoProfiles'>) {
    this.#toasts = toasts;
    this.#profile = profile;
  }

  async refresh(): Promise<void> {
    await Promise.all([this.#profile.load(), this.#profile.loadPseudoProfiles()]);
  }

  /** Reports a failure. If another user has logged in, the page continues for that user, and the draft waits. */
  say(title: string, failure: Failure): void {
    if (failure.code === PROFILE_CHANGED) this.#toasts.show(createToast('failure', myProfileMessages.otherUser));
    else showFailure(this.#toasts, title, failure);
  }
}
