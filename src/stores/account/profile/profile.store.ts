import { makeAutoObservable } from 'mobx';
import type { Profile } from '@/core/account/profile/profile';
import { profileErrorCodeOf } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { PseudoProfiles } from '@/core/account/profile/pseudo-profile';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's own profile, and the profiles that they can post under. */
export class ProfileStore implements PersonalStore {
  readonly #profile: Loadable<Profile>;
  readonly #pseudoProfiles: Loadable<PseudoProfiles>;

  constructor(profiles: Profiles) {
    this.#profile = new Loadable(() => profiles.getProfile());
    this.#pseudoProfiles = new Loadable(() => profiles.listPseudoProfiles());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<Profile> {
    return this.#profile.state;
  }

  get pseudoProfiles(): LoadState<PseudoProfiles> {
    return this.#pseudoProfiles.state;
  }

  get profile(): Profile | null {
    return this.#profile.value;
  }

  get isReader(): boolean {
    return this.profile?.isReader ?? false;
  }

  get isWriter(): boolean {
    return this.profile?.isWriter ?? false;
  }

  get errorCode(): number | null {
    const { failure } = this.#profile;
    return failure === null ? null : profileErrorCodeOf(failure);
  }

  /** Keeps the known profile while loading, and if loading fails. Returns null if there is none. */
  async load(): Promise<Profile | null> {
    await this.#profile.refresh();
    return this.profile;
  }

  async loadPseudoProfiles(): Promise<void> {
    await this.#pseudoProfiles.refresh();
  }

  adopt(profile: Profile): void {
    this.#profile.put(profile);
  }

  changeRoles(roles: Pick<Profile, 'isReader' | 'isWriter'>): void {
    this.#profile.change((profile) => ({ ...profile, ...roles }));
  }

  forget(): void {
    this.#profile.reset();
    this.#pseudoProfiles.reset();
  }
}
