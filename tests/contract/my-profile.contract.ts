import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import type { MyProfile } from '@/core/my-profile/my-profile.port';
import { MyProfilePort } from '@/core/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/my-profile/photo-uploads.port';
import { ProfilesPort } from '@/core/profile/profile.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { anAnonymousProfile } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { aJob, studies } from './rules/experiences.cases';

const V3 = { version: 'v3' } as const;
const NOBODY = { 'profile-tag': 'Nobody-has-this-tag_00' };
const UNKNOWN_ID = '7d9b2f0e-58c7-4b63-9c0e-2f5f6f5f1a10';

/** The header of a screen that shows the user's profiles as they are now. */
async function shownTo(person: Actor) {
  const { profileTag } = successOf(await person.port(ProfilesPort).listPseudoProfiles());
  return { 'profile-tag': profileTag };
}

export const myProfileContract: Contract = (harness) => {
  async function begin() {
    const person = await harness().newcomer();
    return { person, mine: person.port(MyProfilePort), tag: await shownTo(person) };
  }

  describe('basic details', () => {
    it('[API-USER-BASIC] are read, and stored one by one', async () => {
      const { person, mine, tag } = await begin();
      const before = successOf(await mine.getBasicDetails());
      expect(before).toEqual({
        name: expect.stringMatching(/^Person \d+$/),
        email: expect.stringContaining('@'),
        profileBio: '',
        photoUrl: null,
      });
      const named = successOf(await mine.saveBasicDetails({ name: '  Asha Rao ' }, tag));
      expect(named).toEqual({ ...before, name: 'Asha Rao' });
      const told = successOf(await mine.saveBasicDetails({ profileBio: 'Backend work since 2019' }, tag));
      expect(told).toEqual({ ...named, profileBio: 'Backend work since 2019' });
      expect(successOf(await mine.getBasicDetails())).toEqual(told);
      const profile = successOf(await person.port(ProfilesPort).getProfile());
      expect(profile).toMatchObject({ name: 'Asha Rao', profileBio: 'Backend work since 2019' });
    });

    it('are refused with a sentence where they break a rule', async () => {
      const { mine, tag } = await begin();
      for (const name of ['x'.repeat(101), '\u202Eahsa', '   ', '']) {
        expectInvalid(await mine.saveBasicDetails({ name }, tag), 'name');
      }
      for (const profileBio of ['x'.repeat(81), 'a@b.example', 'Call 98765 43210', 'Zero\u200Bwidth']) {
        expectInvalid(await mine.saveBasicDetails({ profileBio }, tag), 'profileBio');
      }
      successOf(await mine.saveBasicDetails({ name: 'Asha Rao' }, tag));
      expectInvalid(await mine.saveBasicDetails({ profileBio: 'I am Asha' }, tag), 'profileBio');
    });

    it('stand beside the pseudonym, in place of the job profile, and never beside designation and company', async () => {
      const { person, mine } = await begin();
      successOf(await person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile('BioKite')));
      const bioShown = async () => {
        const { profilesAvailable } = successOf(await person.port(ProfilesPort).listPseudoProfiles());
        return profilesAvailable.map(({ profileType, profileData }) => [profileType, profileData.bio]);
      };
      const tag = await shownTo(person);
      successOf(await mine.saveBasicDetails({ profileBio: 'Backend work since 2019' }, tag));
      expect(await bioShown()).toEqual([['ANONYMOUS', 'Backend work since 2019']]);
      expectRefusal(await mine.saveBasicDetails({ profileBio: '' }, tag), 'conflict', 'profile_changed');
      successOf(await mine.saveBasicDetails({ profileBio: '' }, await shownTo(person)));
      expect(await bioShown()).toEqual([['ANONYMOUS', '']]);
    });
  });

  describe('the photo', () => {
    it('[API-USER-PHOTO] changes the user’s own picture and nobody else’s; removed, the default is back', async () => {
      const { person, mine } = await begin();
      const choice = anAnonymousProfile('PhotoKite');
      successOf(await person.port(ProfilesPort).saveAnonymousProfile(choice));
      const tag = await shownTo(person);
      const photos = person.port(PhotoUploadsPort);
      const { photoUrl } = successOf(await photos.uploadProfilePhoto(aPng(40, 30), tag));
      expect(photoUrl).toMatch(/^\/photos\/[\w-]+\.webp$/);
      expect(successOf(await mine.getBasicDetails()).photoUrl).toBe(photoUrl);
      const profile = successOf(await person.port(ProfilesPort).getProfile());
      expect(profile).toMatchObject({ avatarUrl: photoUrl, fullAvatarUrl: choice.avatarUri });
      const { profilesAvailable } = successOf(await person.port(ProfilesPort).listPseudoProfiles());
      expect(JSON.stringify(profilesAvailable)).not.toContain('/photos/');
      const second = successOf(await photos.uploadProfilePhoto(aPng(30, 40), tag));
      expect(second.photoUrl).not.toBe(photoUrl);
      successOf(await mine.deleteProfilePhoto(tag));
      successOf(await mine.deleteProfilePhoto(tag));
      expect(successOf(await person.port(ProfilesPort).getProfile()).avatarUrl).toBe(choice.avatarUri);
      expect(successOf(await mine.getBasicDetails()).photoUrl).toBeNull();
    });

    it('is refused where it is no picture, too many pixels or too many bytes', async () => {
      const { person, tag } = await begin();
      const photos = person.port(PhotoUploadsPort);
      const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      for (const photo of [text, new Uint8Array(), aPng(20, 20).slice(0, 20)]) {
        expectRefusal(await photos.uploadProfilePhoto(photo, tag), 'invalid', 'photo_unreadable');
      }
      expectRefusal(await photos.uploadProfilePhoto(aPng(30_000, 30_000), tag), 'invalid', 'photo_too_large');
      const large = await photos.uploadProfilePhoto(new Uint8Array(10 * 1024 * 1024 + 1), tag);
      expect(large).toMatchObject({ ok: false, failure: { status: 413, code: 'body_too_large' } });
    });
  });

  describe('work experience', () => {
    it.each(['v1', 'v2', 'v3'] as const)(
      '[API-USER-WORKEXP] is added, read, changed and deleted in %s',
      async (version) => {
        const { mine, tag } = await begin();
        const current = {
          ...aJob,
          companyName: ' Nilgiri Software ',
          location: null,
          startedOn: '2023-04',
          endedOn: null,
        };
        const first = successOf(await mine.addWorkExperience({ version }, aJob, tag));
        expect(first).toEqual({ ...aJob, id: expect.any(String), logo: null });
        const second = successOf(await mine.addWorkExperience({ version }, current, tag));
        expect(second.companyName).toBe('Nilgiri Software');
        expect(successOf(await mine.listWorkExperiences({ version }))).toEqual([second, first]);
        const path = { version, experienceId: first.id };
        const changed = successOf(await mine.changeWorkExperience(path, { ...aJob, jobProfile: 'Architect' }, tag));
        expect(changed).toEqual({ ...first, jobProfile: 'Architect' });
        expect(successOf(await mine.listWorkExperiences({ version }))).toEqual([second, changed]);
        expect(successOf(await mine.deleteWorkExperience(path, tag))).toBeNull();
        expect(successOf(await mine.listWorkExperiences({ version }))).toEqual([second]);
        expectRefusal(await mine.deleteWorkExperience(path, tag), 'notFound', 'experience_not_found');
        expectRefusal(await mine.changeWorkExperience(path, aJob, tag), 'notFound', 'experience_not_found');
      },
    );

    it('is refused with a sentence at its field', async () => {
      const { mine, tag } = await begin();
      expectInvalid(await mine.addWorkExperience(V3, { ...aJob, endedOn: '2020-03' }, tag), 'endedOn');
      expectInvalid(
        await mine.addWorkExperience(V3, { ...aJob, startedOn: '2099-01', endedOn: null }, tag),
        'startedOn',
      );
      expectInvalid(await mine.addWorkExperience(V3, { ...aJob, startedOn: 'April' }, tag), 'startedOn');
      expectInvalid(await mine.addWorkExperience(V3, { ...aJob, companyName: 'Zero\u200Bwidth' }, tag), 'companyName');
      const { id } = successOf(await mine.addWorkExperience(V3, aJob, tag));
      const path = { ...V3, experienceId: id };
      expectInvalid(
        await mine.changeWorkExperience(path, { ...aJob, companyName: 'x'.repeat(200) }, tag),
        'companyName',
      );
      expect(successOf(await mine.listWorkExperiences(V3))).toMatchObject([aJob]);
    });

    it('is full with 50 entries', async () => {
      const { mine, tag } = await begin();
      for (let year = 0; year < 50; year += 1) {
        successOf(await mine.addWorkExperience(V3, { ...aJob, startedOn: `${1975 + year}-01`, endedOn: null }, tag));
      }
      expectRefusal(await mine.addWorkExperience(V3, aJob, tag), 'invalid', 'experiences_full');
      const years = successOf(await mine.listWorkExperiences(V3)).map(({ startedOn }) => startedOn);
      expect(years).toEqual(years.toSorted().reverse());
    });
  });

  describe('education', () => {
    it.each(['v1', 'v2', 'v3'] as const)(
      '[API-USER-EDUCATION] is added, read, changed and deleted in %s',
      async (version) => {
        const { mine, tag } = await begin();
        const masters = { ...studies, degree: 'Masters/Post graduation', startYear: 2024, endYear: null } as const;
        const first = successOf(await mine.addEducation({ version }, studies, tag));
        expect(first).toEqual({ ...studies, id: expect.any(String), logo: null });
        const second = successOf(await mine.addEducation({ version }, masters, tag));
        expect(successOf(await mine.listEducations({ version }))).toEqual([second, first]);
        const path = { version, experienceId: first.id };
        const changed = successOf(await mine.changeEducation(path, { ...studies, courseMode: 'correspondence' }, tag));
        expect(changed).toEqual({ ...first, courseMode: 'correspondence' });
        successOf(await mine.deleteEducation(path, tag));
        expect(successOf(await mine.listEducations({ version }))).toEqual([second]);
        expectRefusal(await mine.deleteEducation(path, tag), 'notFound', 'experience_not_found');
        expectRefusal(await mine.changeEducation(path, studies, tag), 'notFound', 'experience_not_found');
      },
    );

    it('is refused with a sentence at its field, and full with 50 entries', async () => {
      const { mine, tag } = await begin();
      expectInvalid(await mine.addEducation(V3, { ...studies, endYear: 2010 }, tag), 'endYear');
      expectInvalid(await mine.addEducation(V3, { ...studies, collegeName: ' ' }, tag), 'collegeName');
      const { id } = successOf(await mine.addEducation(V3, studies, tag));
      const path = { ...V3, experienceId: id };
      expectInvalid(await mine.changeEducation(path, { ...studies, startYear: 1960 }, tag), 'startYear');
      for (let more = 1; more < 50; more += 1) successOf(await mine.addEducation(V3, studies, tag));
      expectRefusal(await mine.addEducation(V3, studies, tag), 'invalid', 'experiences_full');
    });
  });

  it('is nobody else’s', async () => {
    const guest = harness().as('guest');
    const mine = guest.port(MyProfilePort);
    const path = { ...V3, experienceId: UNKNOWN_ID };
    expectNotSignedIn(await mine.getBasicDetails());
    expectNotSignedIn(await mine.listWorkExperiences(V3));
    expectNotSignedIn(await mine.listEducations(V3));
    for (const write of writesOf(guest, mine, path)) expectNotSignedIn(await write(NOBODY));

    const { mine: theirs, tag } = await begin();
    const { id } = successOf(await theirs.addWorkExperience(V3, aJob, tag));
    const { mine: others, tag: otherTag } = await begin();
    expect(successOf(await others.listWorkExperiences(V3))).toEqual([]);
    const stolen = await others.changeWorkExperience({ ...V3, experienceId: id }, aJob, otherTag);
    expectRefusal(stolen, 'notFound', 'experience_not_found');
    const gone = await others.deleteWorkExperience({ ...V3, experienceId: id }, otherTag);
    expectRefusal(gone, 'notFound', 'experience_not_found');
  });

  it('is not written for another user than the one whom the screen shows', async () => {
    const { person, mine } = await begin();
    const other = await begin();
    const path = { ...V3, experienceId: UNKNOWN_ID };
    for (const write of writesOf(person, mine, path)) {
      expectRefusal(await write(other.tag), 'conflict', 'profile_changed');
    }
  });
};

/** Every write, with well-formed content. */
function writesOf(person: Actor, mine: MyProfile, path: { version: 'v3'; experienceId: string }) {
  const writes: readonly ((tag: typeof NOBODY) => Promise<Parameters<typeof expectNotSignedIn>[0]>)[] = [
    (tag) => mine.saveBasicDetails({ name: 'Asha' }, tag),
    (tag) => person.port(PhotoUploadsPort).uploadProfilePhoto(aPng(20, 20), tag),
    (tag) => mine.deleteProfilePhoto(tag),
    (tag) => mine.addWorkExperience(V3, aJob, tag),
    (tag) => mine.changeWorkExperience(path, aJob, tag),
    (tag) => mine.deleteWorkExperience(path, tag),
    (tag) => mine.addEducation(V3, studies, tag),
    (tag) => mine.changeEducation(path, studies, tag),
    (tag) => mine.deleteEducation(path, tag),
  ];
  return writes;
}
