import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { invalid } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { BasicDetails, BasicDetailsChange } from '@/core/account/my-profile/basic-details';
import { bioWordsFault } from '@/core/account/my-profile/bio-words.rules';
import type {
  Education,
  EducationEntry,
  WorkExperience,
  WorkExperienceEntry,
} from '@/core/account/my-profile/experience';
import type { MyProfile, OwnEntry } from '@/core/account/my-profile/my-profile.port';
import { lineFault } from '@/core/account/my-profile/plain-line.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { education, MemoryExperiences, workExperience } from './memory-experiences';
import { MyProfileRecords } from './my-profile-records';

export class MemoryMyProfile implements MyProfile {
  readonly #browser: MemoryBrowser;
  readonly #records: MyProfileRecords;
  readonly #jobs: MemoryExperiences<WorkExperienceEntry, WorkExperience>;
  readonly #studies: MemoryExperiences<EducationEntry, Education>;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(MyProfileRecords);
    this.#jobs = new MemoryExperiences(browser.world, workExperience);
    this.#studies = new MemoryExperiences(browser.world, education);
  }

  getBasicDetails(): Promise<Result<BasicDetails, Failure>> {
    return this.#browser.askSignedIn('getBasicDetails', {}, (viewer) => ok(this.#detailsOf(viewer)));
  }

  saveBasicDetails(body: BasicDetailsChange): Promise<Result<BasicDetails, Failure>> {
    return this.#browser.askSignedIn('saveBasicDetails', { body }, (viewer) => {
      const name = body.name?.trim();
      const bio = body.profileBio?.trim();
      const nameFault = name === undefined ? null : lineFault(name);
      const profileBioFault = bio === undefined ? null : bioWordsFault(bio, name ?? this.#records.nameOf(viewer));
      if (nameFault !== null || profileBioFault !== null) {
        return invalid({
          ...(nameFault !== null && { name: nameFault }),
          ...(profileBioFault !== null && { profileBio: profileBioFault }),
        });
      }
      const record = this.#records.of(viewer);
      record.name = name ?? record.name;
      record.bio = bio ?? record.bio;
      return ok(this.#detailsOf(viewer));
    });
  }

  deleteProfilePhoto(): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteProfilePhoto', {}, (viewer) => {
      this.#records.of(viewer).photoUrl = null;
      return ok(null);
    });
  }

  listWorkExperiences(): Promise<Result<readonly WorkExperience[], Failure>> {
    return this.#browser.askSignedIn('listWorkExperiences', { input: {} }, (viewer) => this.#jobs.list(viewer));
  }

  addWorkExperience(input: WorkExperienceEntry) {
    return this.#browser.askSignedIn('addWorkExperience', { input }, (viewer) => this.#jobs.add(viewer, input));
  }

  changeWorkExperience(input: OwnEntry & WorkExperienceEntry) {
    const { experienceId, ...entry } = input;
    return this.#browser.askSignedIn('changeWorkExperience', { input }, (viewer) =>
      this.#jobs.change(viewer, experienceId, entry),
    );
  }

  deleteWorkExperience(input: OwnEntry): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteWorkExperience', { input }, (viewer) =>
      this.#jobs.delete(viewer, input.experienceId),
    );
  }

  listEducations(): Promise<Result<readonly Education[], Failure>> {
    return this.#browser.askSignedIn('listEducations', { input: {} }, (viewer) => this.#studies.list(viewer));
  }

  addEducation(input: EducationEntry) {
    return this.#browser.askSignedIn('addEducation', { input }, (viewer) => this.#studies.add(viewer, input));
  }

  changeEducation(input: OwnEntry & EducationEntry) {
    const { experienceId, ...entry } = input;
    return this.#browser.askSignedIn('changeEducation', { input }, (viewer) =>
      this.#studies.change(viewer, experienceId, entry),
    );
  }

  deleteEducation(input: OwnEntry): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteEducation', { input }, (viewer) =>
      this.#studies.delete(viewer, input.experienceId),
    );
  }

  #detailsOf(viewer: MemoryUser): BasicDetails {
    const { bio, photoUrl } = this.#records.of(viewer);
    return { name: this.#records.nameOf(viewer), email: viewer.email, profileBio: bio, photoUrl };
  }
}
