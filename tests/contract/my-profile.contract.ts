import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import type { MyProfile } from '@/core/account/my-profile/my-profile.port';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { anAnonymousProfile } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { aJob, studies } from './rules/experiences.cases';

const UNKNOWN_ID = '7d9b2f0e-58c7-4b63-9c0e-2f5f6f5f1a10';

export const myProfileContract: Contract = (harness) => {
  async function begin() {
    const person = await harness().newcomer();
    return { person, mine: person.port(MyProfilePort) };
  }

  describe('basic details', () => {
    it('[API-USER-BASIC] are read, and stored one by one', async () => {
      const { person, mine } = await begin();
      const before = successOf(await mine.getBasicDetails());
      expect(before).toEqual({
        name: expect.stringMatching(/^Person \d+$/),
        email: expect.stringContaining('@'),
        profileBio: '',
        photoUrl: null,
      });
      const named = successOf(await mine.saveBasicDetails({ name: '  Asha Rao ' }));
      expect(named).toEqual({ ...before, name: 'Asha Rao' });
      const told = successOf(await mine.saveBasicDetails({ profileBio: 'Backend work since 2019' }));
      expect(told).toEqual({ ...named, profileBio: 'Backend work since 2019' });
      expect(successOf(await mine.getBasicDetails())).toEqual(told);
      const profile = successOf(await person.port(ProfilesPort).getProfile());
      expect(profile).toMatchObject({ name: 'Asha Rao', profileBio: 'Backend work since 2019' });
    });

    it('are refused with a sentence where they break a rule', async () => {
      const { mine } = await begin();
      for (const name of ['x'.repeat(101), '\u202Eahsa', '   ', '']) {
        expectInvalid(await mine.saveBasicDetails({ name }), 'name');
      }
      for (const profileBio of ['x'.repeat(81), 'a@b.example', 'Call 98765 43210', 'Zero\u200Bwidth']) {
        expectInvalid(await mine.saveBasicDetails({ profileBio }), 'profileBio');
      }
      successOf(await mine.saveBasicDetails({ name: 'Asha Rao' }));
      expectInvalid(await mine.saveBasicDetails({ profileBio: 'I am Asha' }), 'profileBio');
    });

    it('stand beside the pseudonym, in place of the job profile, and never beside designation and company', async () => {
      const { person, mine } = await begin();
      successOf(await person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile('BioKite')));
      const bioShown = async () => {
        const { profilesAvailable } = successOf(await person.port(ProfilesPort).listPseudoProfiles());
        return profilesAvailable.map(({ profileType, profileData }) => [profileType, profileData.bio]);
      };
      successOf(await mine.saveBasicDetails({ profileBio: 'Backend work since 2019' }));
      expect(await bioShown()).toEqual([['ANONYMOUS', 'Backend work since 2019']]);
      successOf(await mine.saveBasicDetails({ profileBio: '' }));
      expect(await bioShown()).toEqual([['ANONYMOUS', '']]);
    });
  });

  describe('the photo', () => {
    it('[API-USER-PHOTO] changes the user’s own picture and nobody else’s; removed, the default is back', async () => {
      const { person, mine } = await begin();
      const choice = anAnonymousProfile('PhotoKite');
      successOf(await person.port(ProfilesPort).saveAnonymousProfile(choice));
      const photos = person.port(PhotoUploadsPort);
      const { photoUrl } = successOf(await photos.uploadProfilePhoto(aPng(40, 30)));
      expect(photoUrl).toMatch(/^\/photos\/[\w-]+\.webp$/);
      expect(successOf(await mine.getBasicDetails()).photoUrl).toBe(photoUrl);
      const profile = successOf(await person.port(ProfilesPort).getProfile());
      expect(profile).toMatchObject({ avatarUrl: photoUrl, fullAvatarUrl: choice.avatarUri });
      const { profilesAvailable } = successOf(await person.port(ProfilesPort).listPseudoProfiles());
      expect(JSON.stringify(profilesAvailable)).not.toContain('/photos/');
      const second = successOf(await photos.uploadProfilePhoto(aPng(30, 40)));
      expect(second.photoUrl).not.toBe(photoUrl);
      successOf(await mine.deleteProfilePhoto());
      successOf(await mine.deleteProfilePhoto());
      expect(successOf(await person.port(ProfilesPort).getProfile()).avatarUrl).toBe(choice.avatarUri);
      expect(successOf(await mine.getBasicDetails()).photoUrl).toBeNull();
    });

    it('is refused where it is no picture, too many pixels or too many bytes', async () => {
      const { person } = await begin();
      const photos = person.port(PhotoUploadsPort);
      const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      for (const photo of [text, new Uint8Array(), aPng(20, 20).slice(0, 20)]) {
        expectRefusal(await photos.uploadProfilePhoto(photo), 'invalid', 'photo_unreadable');
      }
      for (const large of [aPng(30_000, 30_000), aPng(12_001, 1), aPng(1, 12_001)])
        expectRefusal(await photos.uploadProfilePhoto(large), 'invalid', 'photo_too_large');
      const large = await photos.uploadProfilePhoto(new Uint8Array(10 * 1024 * 1024 + 1));
      expect(large).toMatchObject({ ok: false, failure: { status: 413, code: 'body_too_large' } });
    });
  });

  describe('work experience', () => {
    it('[API-USER-WORKEXP] is added, read, changed and deleted', async () => {
      const { mine } = await begin();
      const current = {
        ...aJob,
        companyName: ' Nilgiri Software ',
        location: null,
        startedOn: '2023-04',
        endedOn: null,
      };
      const first = successOf(await mine.addWorkExperience(aJob));
      expect(first).toEqual({ ...aJob, id: expect.any(String), logo: null });
      const second = successOf(await mine.addWorkExperience(current));
      expect(second.companyName).toBe('Nilgiri Software');
      expect(successOf(await mine.listWorkExperiences())).toEqual([second, first]);
      const path = { experienceId: first.id };
      const changed = successOf(await mine.changeWorkExperience({ ...path, ...aJob, jobProfile: 'Architect' }));
      expect(changed).toEqual({ ...first, jobProfile: 'Architect' });
      expect(successOf(await mine.listWorkExperiences())).toEqual([second, changed]);
      expect(successOf(await mine.deleteWorkExperience(path))).toBeNull();
      expect(successOf(await mine.listWorkExperiences())).toEqual([second]);
      expectRefusal(await mine.deleteWorkExperience(path), 'notFound', 'experience_not_found');
      expectRefusal(await mine.changeWorkExperience({ ...path, ...aJob }), 'notFound', 'experience_not_found');
    });

    it('is refused with a sentence at its field', async () => {
      const { mine } = await begin();
      expectInvalid(await mine.addWorkExperience({ ...aJob, endedOn: '2020-03' }), 'endedOn');
      expectInvalid(await mine.addWorkExperience({ ...aJob, startedOn: '2099-01', endedOn: null }), 'startedOn');
      expectInvalid(await mine.addWorkExperience({ ...aJob, startedOn: 'April' }), 'startedOn');
      expectInvalid(await mine.addWorkExperience({ ...aJob, companyName: 'Zero\u200Bwidth' }), 'companyName');
      const { id } = successOf(await mine.addWorkExperience(aJob));
      const path = { experienceId: id };
      expectInvalid(await mine.changeWorkExperience({ ...path, ...aJob, companyName: 'x'.repeat(200) }), 'companyName');
      expect(successOf(await mine.listWorkExperiences())).toMatchObject([aJob]);
    });

    it('is full with 50 entries', async () => {
      const { mine } = await begin();
      for (let year = 0; year < 50; year += 1) {
        successOf(await mine.addWorkExperience({ ...aJob, startedOn: `${1975 + year}-01`, endedOn: null }));
      }
      expectRefusal(await mine.addWorkExperience(aJob), 'invalid', 'experiences_full');
      const years = successOf(await mine.listWorkExperiences()).map(({ startedOn }) => startedOn);
      expect(years).toEqual(years.toSorted().reverse());
    });
  });

  describe('education', () => {
    it('[API-USER-EDUCATION] is added, read, changed and deleted', async () => {
      const { mine } = await begin();
      const masters = { ...studies, degree: 'Masters/Post graduation', startYear: 2024, endYear: null } as const;
      const first = successOf(await mine.addEducation(studies));
      expect(first).toEqual({ ...studies, id: expect.any(String), logo: null });
      const second = successOf(await mine.addEducation(masters));
      expect(successOf(await mine.listEducations())).toEqual([second, first]);
      const path = { experienceId: first.id };
      const changed = successOf(await mine.changeEducation({ ...path, ...studies, courseMode: 'correspondence' }));
      expect(changed).toEqual({ ...first, courseMode: 'correspondence' });
      successOf(await mine.deleteEducation(path));
      expect(successOf(await mine.listEducations())).toEqual([second]);
      expectRefusal(await mine.deleteEducation(path), 'notFound', 'experience_not_found');
      expectRefusal(await mine.changeEducation({ ...path, ...studies }), 'notFound', 'experience_not_found');
    });

    it('is refused with a sentence at its field, and full with 50 entries', async () => {
      const { mine } = await begin();
      expectInvalid(await mine.addEducation({ ...studies, endYear: 2010 }), 'endYear');
      expectInvalid(await mine.addEducation({ ...studies, collegeName: ' ' }), 'collegeName');
      const { id } = successOf(await mine.addEducation(studies));
      const path = { experienceId: id };
      expectInvalid(await mine.changeEducation({ ...path, ...studies, startYear: 1960 }), 'startYear');
      for (let more = 1; more < 50; more += 1) successOf(await mine.addEducation(studies));
      expectRefusal(await mine.addEducation(studies), 'invalid', 'experiences_full');
    });
  });

  it('is nobody else’s', async () => {
    const guest = harness().as('guest');
    const mine = guest.port(MyProfilePort);
    const path = { experienceId: UNKNOWN_ID };
    expectNotSignedIn(await mine.getBasicDetails());
    expectNotSignedIn(await mine.listWorkExperiences());
    expectNotSignedIn(await mine.listEducations());
    for (const write of writesOf(guest, mine, path)) expectNotSignedIn(await write());

    const { mine: theirs } = await begin();
    const { id } = successOf(await theirs.addWorkExperience(aJob));
    const { mine: others } = await begin();
    expect(successOf(await others.listWorkExperiences())).toEqual([]);
    const stolen = await others.changeWorkExperience({ experienceId: id, ...aJob });
    expectRefusal(stolen, 'notFound', 'experience_not_found');
    const gone = await others.deleteWorkExperience({ experienceId: id });
    expectRefusal(gone, 'notFound', 'experience_not_found');
  });
};

function writesOf(person: Actor, mine: MyProfile, path: { experienceId: string }) {
  const writes: readonly (() => Promise<Parameters<typeof expectNotSignedIn>[0]>)[] = [
    () => mine.saveBasicDetails({ name: 'Asha' }),
    () => person.port(PhotoUploadsPort).uploadProfilePhoto(aPng(20, 20)),
    () => mine.deleteProfilePhoto(),
    () => mine.addWorkExperience(aJob),
    () => mine.changeWorkExperience({ ...path, ...aJob }),
    () => mine.deleteWorkExperience(path),
    () => mine.addEducation(studies),
    () => mine.changeEducation({ ...path, ...studies }),
    () => mine.deleteEducation(path),
  ];
  return writes;
}
