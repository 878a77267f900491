import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Profile } from '@/core/profile/profile';
import { profileErrorCodeOf } from '@/core/profile/profile';
import type { Profiles } from '@/core/profile/profile.port';
import { profileMessages } from '@/core/profile/profile-messages';
import type { ProfileType } from '@/core/profile/profile-type';
import type { PseudoProfile, PseudoProfiles } from '@/core/profile/pseudo-profile';
import { selectedPseudoProfile } from '@/core/profile/pseudo-profile';
import type { Toasts } from '@/core/shell/toasts.port';
import { failureToast } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';

/** One's own profile, and the profiles that one can post under. */
export class ProfileStore {
  state: LoadState<Profile> = idle;
  pseudoProfiles: LoadState<PseudoProfiles> = idle;
  private loads = 0;

  constructor(
    private readonly profiles: Profiles,
    private readonly toasts: Toasts,
  ) {
    makeAutoObservable<this, 'profiles' | 'toasts' | 'loads'>(
      this,
      { profiles: false, toasts: false, loads: false },
      { autoBind: true },
    );
  }

  /** Null until it is loaded. */
  get profile(): Profile | null {
    return this.state.state === 'ready' ? this.state.value : null;
  }

  get isReader(): boolean {
    return this.profile?.isReader ?? false;
  }

  get isWriter(): boolean {
    return this.profile?.isWriter ?? false;
  }

  /** Why the profile could not be loaded, as a status; null where it could (ER-PROFILE-CODE). */
  get errorCode(): number | null {
    return this.state.state === 'failed' ? profileErrorCodeOf(this.state.failure) : null;
  }

  /** The profile that one posts under; null until it is known. */
  get selectedPseudoProfile(): PseudoProfile | null {
    return this.pseudoProfiles.state === 'ready' ? selectedPseudoProfile(this.pseudoProfiles.value) : null;
  }

  /** Loads the profile. What is known stays while it is loaded again, and where that fails. Null where there is none. */
  async load(): Promise<Profile | null> {
    const load = this.started();
    return this.arrived(load, await this.profiles.getProfile());
  }

  /** Loads the profiles that one can post under; what is known stays meanwhile. */
  async loadPseudoProfiles(): Promise<void> {
    if (this.pseudoProfiles.state !== 'ready') this.pseudoProfiles = loading;
    this.pseudoProfilesArrived(await this.profiles.listPseudoProfiles());
  }

  /** Posts under this profile from now on. Answers whether the service agreed. */
  async selectPseudoProfile(profileType: ProfileType): Promise<boolean> {
    const answer = await this.profiles.selectPseudoProfile({ selectedProfileType: profileType });
    this.pseudoProfileSelected(answer);
    return answer.ok;
  }

  /** A call answered new roles. */
  changeRoles(roles: { readonly isReader: boolean; readonly isWriter: boolean }): void {
    if (this.profile !== null) this.state = ready({ ...this.profile, ...roles });
  }

  /** Nobody, or somebody else, is signed in. */
  reset(): void {
    this.loads += 1;
    this.state = idle;
    this.pseudoProfiles = idle;
  }

  forget(): void {
    this.reset();
  }

  private started(): number {
    if (this.state.state !== 'ready') this.state = loading;
    this.loads += 1;
    return this.loads;
  }

  /** An answer that a newer load, or a sign-out, has overtaken is late and is dropped. */
  private arrived(load: number, answer: Result<Profile, Failure>): Profile | null {
    if (load !== this.loads) return this.profile;
    if (answer.ok) this.state = ready(answer.value);
    else if (this.state.state !== 'ready') this.state = failed(answer.failure);
    return this.profile;
  }

  private pseudoProfilesArrived(answer: Result<PseudoProfiles, Failure>): void {
    this.pseudoProfiles = answer.ok ? ready(answer.value) : failed(answer.failure);
  }

  private pseudoProfileSelected(answer: Result<{ readonly selectedProfileType: ProfileType }, Failure>): void {
    if (!answer.ok) {
      const toast = failureToast(profileMessages.notSelected, answer.failure);
      if (toast !== null) this.toasts.show(toast);
      return;
    }
    if (this.pseudoProfiles.state === 'ready') {
      this.pseudoProfiles = ready({ ...this.pseudoProfiles.value, ...answer.value });
    }
  }
}
