import { makeAutoObservable } from 'mobx';
import type { BasicDetails, BasicDetailsChange } from '@/core/account/my-profile/basic-details';
import type { MyProfile } from '@/core/account/my-profile/my-profile.port';
import { bioFault, lineFault } from '@/core/account/my-profile/plain-line.rules';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';
import type { DraftSlot } from './draft-slot';
import type { LineForm } from './line-form.store';
import { LineFormStore } from './line-form.store';
import type { OwnWrites } from './own-writes';

export interface MyProfileDrafts {
  readonly name: DraftSlot<string>;
  readonly bio: DraftSlot<string>;
}

export interface MyProfileStores {
  readonly profile: Pick<ProfileStore, 'load' | 'loadPseudoProfiles' | 'pseudoProfiles'>;
  readonly session: Pick<SessionStore, 'adoptProfile'>;
}

/** The user's details with their forms, and the profile that the page shows as others see it. */
export class MyProfileStore implements PersonalStore {
  readonly name: LineFormStore;
  readonly bio: LineFormStore;
  readonly #profiles: MyProfile;
  readonly #neighbours: MyProfileStores;
  readonly #details: Loadable<BasicDetails>;
  /** Null until the user chooses. The page then shows the profile that they post under. */
  private chosenType: ProfileType | null = null;

  constructor(profiles: MyProfile, writes: OwnWrites, drafts: MyProfileDrafts, neighbours: MyProfileStores) {
    this.#profiles = profiles;
    this.#neighbours = neighbours;
    this.#details = new Loadable(() => profiles.getBasicDetails());
    this.name = new LineFormStore(this.lineOf('name'), writes, drafts.name);
    this.bio = new LineFormStore(this.lineOf('profileBio'), writes, drafts.bio);
    makeAutoObservable(this, { name: false, bio: false }, { autoBind: true, deep: false });
  }

  get details(): LoadState<BasicDetails> {
    return this.#details.state;
  }

  get shown(): PseudoProfile | null {
    const { pseudoProfiles } = this.#neighbours.profile;
    if (pseudoProfiles.state !== 'ready') return null;
    const { profilesAvailable, selectedProfileType } = pseudoProfiles.value;
    const type = this.chosenType ?? selectedProfileType;
    return profilesAvailable.find(({ profileType }) => profileType === type) ?? profilesAvailable[0] ?? null;
  }

  /** Shows a profile without changing the one that the user posts under. */
  show(profileType: ProfileType): void {
    this.chosenType = profileType;
  }

  async load(): Promise<void> {
    const { profile, session } = this.#neighbours;
    const [loaded] = await Promise.all([profile.load(), profile.loadPseudoProfiles(), this.#details.refresh()]);
    if (loaded !== null) session.adoptProfile(loaded);
  }

  async resume(): Promise<void> {
    if (this.#details.value === null) await this.load();
    if (this.#details.value === null) return;
    this.name.restore();
    this.bio.restore();
  }

  /** Called when a photo was stored or deleted. */
  photoChanged(photoUrl: string | null): void {
    this.#details.change((details) => ({ ...details, photoUrl }));
  }

  forget(): void {
    this.#details.reset();
    this.chosenType = null;
    this.name.hide();
    this.bio.hide();
  }

  private lineOf(field: 'name' | 'profileBio'): LineForm {
    return {
      field,
      stored: () => this.#details.value?.[field] ?? '',
      faultOf: (line) => this.faultOf(field, line),
      send: (line, writes) => this.saveLine({ [field]: line.trim() }, writes),
    };
  }

  private faultOf(field: 'name' | 'profileBio', line: string): string | null {
    if (field === 'profileBio') return bioFault(line.trim(), this.#details.value?.name ?? '');
    return line.trim() === '' ? 'Fill this in.' : lineFault(line.trim());
  }

  private async saveLine(change: BasicDetailsChange, writes: OwnWrites): Promise<Result<null, Failure>> {
    const answer = await this.#profiles.saveBasicDetails(change);
    if (!answer.ok) return answer;
    this.#details.put(answer.value);
    await writes.refresh();
    return ok(null);
  }
}
