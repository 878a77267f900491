import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { fail } from '@/core/common/result';
import type { ShownProfile } from '@/core/my-profile/my-profile.port';
import { myProfileMessages } from '@/core/my-profile/my-profile-messages';
import { PROFILE_CHANGED } from '@/core/profile/pseudo-profile';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';

/** The stores that a write of the user's own looks at. */
export interface OwnWritesNeighbours {
  readonly session: Pick<SessionStore, 'checkUser' | 'userId'>;
  readonly profile: Pick<ProfileStore, 'load' | 'loadPseudoProfiles' | 'pseudoProfiles'>;
}

const notShown: Failure = { kind: 'conflict', status: null, code: PROFILE_CHANGED, message: '', fields: {} };

/**
 * Writes of the user's own. Each names the profile that the screen shows, so that a page left open by one person writes nothing for another who
 * has logged in since.
 */
export class OwnWrites {
  readonly #toasts: Toasts;
  readonly #neighbours: OwnWritesNeighbours;

  constructor(toasts: Toasts, neighbours: OwnWritesNeighbours) {
    this.#toasts = toasts;
    this.#neighbours = neighbours;
  }

  /** Writes; where the session's profile is another one, shows that, and says so. Other failures are the caller's. */
  async write<Value>(
    send: (headers: ShownProfile) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    const { pseudoProfiles } = this.#neighbours.profile;
    const answer =
      pseudoProfiles.state === 'ready'
        ? await send({ 'profile-tag': pseudoProfiles.value.profileTag })
        : fail(notShown);
    if (!answer.ok && answer.failure.code === PROFILE_CHANGED) await this.#showChangedProfile();
    return answer;
  }

  /** Loads anew what others see. */
  async refresh(): Promise<void> {
    await Promise.all([this.#neighbours.profile.load(), this.#neighbours.profile.loadPseudoProfiles()]);
  }

  /** Says why a write did not happen, unless that was said already. */
  say(title: string, failure: Failure): void {
    if (failure.code !== PROFILE_CHANGED) showFailure(this.#toasts, title, failure);
  }

  async #showChangedProfile(): Promise<void> {
    const { session } = this.#neighbours;
    const before = session.userId;
    await session.checkUser();
    const isSame = session.userId === before;
    this.#toasts.show(
      createToast('failure', isSame ? myProfileMessages.changedElsewhere : myProfileMessages.otherUser),
    );
    if (isSame) await this.refresh();
  }
}
