import { workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { USERNAME_OF_COMPANY } from '@/core/account/profile/username.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { ANOTHER_PICTURE, anAnonymousProfile, makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';

export const profileContract: Contract = (harness) => {
  describe('the profile', () => {
    it('[API-USER-PROFILE] [EN-PROFILE] has all its members, empty until something is told', async () => {
      const person = await harness().newcomer();
      expect(successOf(await person.port(ProfilesPort).getProfile())).toEqual({
        isReader: false,
        isWriter: false,
        careerStatus: null,
        profileBio: '',
        careerStatusId: null,
        name: expect.stringMatching(/^Person \d+$/),
        userName: '',
        avatarUrl: '',
        avatarBgColor: '',
        fullAvatarUrl: '',
        naukriUser: false,
      });
      const writer = successOf(await harness().as('writer').port(ProfilesPort).getProfile());
      expect(writer).toMatchObject({
        isReader: true,
        isWriter: true,
        careerStatus: {
          type: 'working',
          working: { companyName: 'Vaayuna Technologies', ...workingDetails, verified: '', source: '' },
          student: null,
          unemployed: null,
        },
        careerStatusId: expect.any(Number),
        userName: 'NimbuPaani',
        avatarUrl: 'kolam:3f9c61d07be2a845',
        avatarBgColor: '#DCE6DF',
        fullAvatarUrl: 'kolam:3f9c61d07be2a845',
      });
    });

    it('is nobody else’s', async () => {
      const profiles = harness().as('guest').port(ProfilesPort);
      expectNotSignedIn(await profiles.getProfile());
      expectNotSignedIn(await profiles.getAnonymousProfile());
      expectNotSignedIn(await profiles.saveAnonymousProfile(anAnonymousProfile('Somebody')));
      expectNotSignedIn(await profiles.validateUsername({ q: 'Somebody' }));
      expectNotSignedIn(await profiles.suggestAvatars());
      expectNotSignedIn(await profiles.suggestUsernames());
      expectNotSignedIn(await profiles.listPseudoProfiles());
    });
  });

  describe('the anonymous profile', () => {
    it('[API-USER-ANON-PROFILE] is stored and read again', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const empty = { userName: '', avatarUri: '', avatarColor: '', fullAvatarUrl: '' };
      expect(successOf(await profiles.getAnonymousProfile())).toEqual(empty);
      const choice = anAnonymousProfile('MonsoonKite');
      const stored = successOf(await profiles.saveAnonymousProfile(choice));
      expect(stored).toEqual({ ...choice, fullAvatarUrl: choice.avatarUri });
      expect(successOf(await profiles.getAnonymousProfile())).toEqual(stored);
      expect(successOf(await profiles.saveAnonymousProfile({ ...choice, userName: 'monsoonkite' })).userName).toBe(
        'monsoonkite',
      );
    });

    it('is refused under one’s own name, and the field says so before', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const verdict = successOf(await profiles.validateUsername({ q: 'The_P3rson' }));
      expect(verdict).toEqual({ valid: false, message: expect.stringContaining('your own name') });
      const refused = await profiles.saveAnonymousProfile(anAnonymousProfile('The_P3rson'));
      expect(failureOf(refused).fields).toEqual({ userName: verdict.message });
      expect(successOf(await profiles.saveAnonymousProfile(anAnonymousProfile('MonsoonLoom'))).userName).toBe(
        'MonsoonLoom',
      );
    });

    it('is refused under a name that somebody has, in whatever case', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const taken = await profiles.saveAnonymousProfile(anAnonymousProfile('nimbupaani'));
      expectRefusal(taken, 'conflict', 'username_taken');
      expect(Object.keys(failureOf(taken).fields)).toEqual(['userName']);
      expect(successOf(await profiles.getAnonymousProfile()).userName).toBe('');
    });

    it.each(['NimbuPaani', 'N1mbuPaani', 'Nimbu_Paani', 'nimbupaan1', 'N1mbu_P4ani'])(
      'is refused under %s, which looks like a name that somebody has',
      async (userName) => {
        const profiles = (await harness().newcomer()).port(ProfilesPort);
        const refused = await profiles.saveAnonymousProfile(anAnonymousProfile(userName));
        expectRefusal(refused, 'conflict', 'username_taken');
        expect(successOf(await profiles.validateUsername({ q: userName })).valid).toBe(false);
      },
    );

    it('is refused under a name with each sign that looks like a letter of another', async () => {
      const owner = (await harness().newcomer()).port(ProfilesPort);
      successOf(await owner.saveAnonymousProfile(anAnonymousProfile('ToastBelief')));
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const refused = await profiles.saveAnonymousProfile(anAnonymousProfile('T0457_83113f'));
      expectRefusal(refused, 'conflict', 'username_taken');
    });

    it.each(['Vaayuna', 'VaayunaTechnologies', 'vaayuna_technologies', 'V44yuna', 'VaayunaTech'])(
      'is refused under %s, the name of a company',
      async (userName) => {
        const profiles = (await harness().newcomer()).port(ProfilesPort);
        const refused = await profiles.saveAnonymousProfile(anAnonymousProfile(userName));
        expectInvalid(refused, 'userName');
        expect(failureOf(refused).fields.userName).toBe(USERNAME_OF_COMPANY);
        expect(successOf(await profiles.validateUsername({ q: userName }))).toEqual({
          valid: false,
          message: USERNAME_OF_COMPANY,
        });
      },
    );

    it('is refused under a name that another user gave up, who may have it again', async () => {
      const first = (await harness().newcomer()).port(ProfilesPort);
      successOf(await first.saveAnonymousProfile(anAnonymousProfile('MonsoonSwing')));
      successOf(await first.saveAnonymousProfile({ ...anAnonymousProfile('WinterSwing'), ...ANOTHER_PICTURE }));
      const second = (await harness().newcomer()).port(ProfilesPort);
      const taken = await second.saveAnonymousProfile(anAnonymousProfile('monsoonswing'));
      expectRefusal(taken, 'conflict', 'username_taken');
      expect(successOf(await second.validateUsername({ q: 'MonsoonSwing' })).valid).toBe(false);
      expect(successOf(await first.validateUsername({ q: 'MonsoonSwing' })).valid).toBe(true);
      successOf(await first.saveAnonymousProfile(anAnonymousProfile('MonsoonSwing')));
    });

    it('is refused where name or colour break a rule', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      for (const userName of ['abc', '1abcd', 'with space', 'two__lines', 'x'.repeat(25), 'admin', 'वेतन']) {
        expectInvalid(await profiles.saveAnonymousProfile(anAnonymousProfile(userName)), 'userName');
      }
      const colored = { ...anAnonymousProfile('Colourful'), avatarColor: '#123456' };
      expectInvalid(await profiles.saveAnonymousProfile(colored), 'avatarColor');
    });
  });

  describe('a new pseudonym', () => {
    it('needs a picture with another key and another colour, and says nothing of before', async () => {
      const person = await harness().newcomer();
      await makeWorkingWriter(person, 'MonsoonAnchor');
      const profiles = person.port(ProfilesPort);
      successOf(await person.port(MyProfilePort).saveBasicDetails({ profileBio: 'Backend work since 2019' }));
      const choice = anAnonymousProfile('WinterAnchor');
      for (const look of [{}, { avatarUri: ANOTHER_PICTURE.avatarUri }, { avatarColor: ANOTHER_PICTURE.avatarColor }])
        expectInvalid(await profiles.saveAnonymousProfile({ ...choice, ...look }), 'avatarUri');
      expect(successOf(await profiles.getAnonymousProfile()).userName).toBe('MonsoonAnchor');
      successOf(await profiles.saveAnonymousProfile({ ...choice, ...ANOTHER_PICTURE }));
      expect(successOf(await profiles.listPseudoProfiles()).profilesAvailable[0]?.profileData).toEqual({
        name: 'WinterAnchor',
        bio: '',
        fullAvatarUrl: ANOTHER_PICTURE.avatarUri,
        avatarBgColor: ANOTHER_PICTURE.avatarColor,
        proof: null,
      });
    });

    it('keeps picture and line if its user says so', async () => {
      const person = await harness().newcomer();
      const profiles = person.port(ProfilesPort);
      successOf(await profiles.saveAnonymousProfile(anAnonymousProfile('MonsoonBucket')));
      successOf(await person.port(MyProfilePort).saveBasicDetails({ profileBio: 'Backend work since 2019' }));
      successOf(await profiles.saveAnonymousProfile({ ...anAnonymousProfile('WinterBucket'), keepsLook: true }));
      expect(successOf(await profiles.getProfile())).toMatchObject({
        userName: 'WinterBucket',
        profileBio: 'Backend work since 2019',
        fullAvatarUrl: anAnonymousProfile('').avatarUri,
      });
    });

    it('that holds a part of the user’s own name is asked for once, and one with an initial refused', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(MyProfilePort).saveBasicDetails({ name: 'Ritika Sen' }));
      const profiles = person.port(ProfilesPort);
      const choice = anAnonymousProfile('Ritika_Kolkata');
      const { valid, message } = successOf(await profiles.validateUsername({ q: choice.userName }));
      expect([valid, message]).toEqual([true, expect.stringContaining('Use it anyway?')]);
      const asked = await profiles.saveAnonymousProfile(choice);
      expectRefusal(asked, 'conflict', 'own_name');
      expect(failureOf(asked).fields).toEqual({ userName: message });
      expectInvalid(
        await profiles.saveAnonymousProfile({ ...choice, userName: 'RitikaS', usesOwnName: true }),
        'userName',
      );
      expect(successOf(await profiles.saveAnonymousProfile({ ...choice, usesOwnName: true })).userName).toBe(
        choice.userName,
      );
      successOf(await profiles.saveAnonymousProfile(choice));
    });

    it('with other capitals is the same pseudonym', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      successOf(await profiles.saveAnonymousProfile(anAnonymousProfile('MonsoonCandle')));
      successOf(await profiles.saveAnonymousProfile(anAnonymousProfile('monsoonCandle')));
    });
  });

  describe('names and avatars', () => {
    it('[API-USER-USERNAME] of a free, a taken and a malformed name, the free one can be had', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      expect(successOf(await profiles.validateUsername({ q: 'FreeAsABird' }))).toEqual({ valid: true, message: '' });
      for (const q of ['NIMBUPAANI', 'a b', 'moderator']) {
        const verdict = successOf(await profiles.validateUsername({ q }));
        expect(verdict).toEqual({ valid: false, message: expect.stringMatching(/./) });
      }
      expect(
        successOf(await harness().as('writer').port(ProfilesPort).validateUsername({ q: 'NimbuPaani' })).valid,
      ).toBe(true);
      expectInvalid(await profiles.validateUsername({ q: '' }), 'q');
    });

    it('[API-USER-SUGGEST-USERNAMES] are suggested, five free ones', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const names = successOf(await profiles.suggestUsernames());
      expect(new Set(names).size).toBe(5);
      for (const q of names) expect(successOf(await profiles.validateUsername({ q })).valid).toBe(true);
    });

    it('[API-USER-SUGGEST-AVATARS] are suggested, a dozen with uri and colour, each of which can be stored', async () => {
      const profiles = (await harness().newcomer()).port(ProfilesPort);
      const avatars = successOf(await profiles.suggestAvatars());
      expect(new Set(avatars.map(({ avatarUri }) => avatarUri)).size).toBe(12);
      for (const avatar of avatars) {
        expect(avatar).toEqual({
          avatarUri: expect.stringMatching(/^kolam:[0-9a-f]{16}$/),
          avatarColor: expect.stringMatching(/^#[0-9A-F]{6}$/i),
        });
        successOf(await profiles.saveAnonymousProfile({ userName: 'TriesThemAll', ...avatar }));
      }
      const own = avatars.at(-1);
      const again = successOf(await profiles.suggestAvatars());
      expect(
        again.filter(({ avatarUri, avatarColor }) => avatarUri === own?.avatarUri || avatarColor === own?.avatarColor),
      ).toEqual([]);
    });
  });

  describe('the profiles to post under', () => {
    it('[API-USER-PSEUDO-AVAILABLE] are the pseudonym, and designation and company for somebody with a job', async () => {
      const { as, newcomer } = harness();
      expect(successOf(await (await newcomer()).port(ProfilesPort).listPseudoProfiles())).toEqual({
        profilesAvailable: [],
        selectedProfileType: 'ANONYMOUS',
        profileTag: expect.stringMatching(/^[\w-]{22}$/),
      });
      const { profilesAvailable } = successOf(await as('writer').port(ProfilesPort).listPseudoProfiles());
      expect(profilesAvailable).toEqual([
        {
          profileType: 'ANONYMOUS',
          profileData: {
            name: 'NimbuPaani',
            bio: 'Software Engineer',
            fullAvatarUrl: 'kolam:3f9c61d07be2a845',
            avatarBgColor: '#DCE6DF',
            proof: null,
          },
        },
        {
          profileType: 'DESIGNATION',
          profileData: {
            name: 'Software Engineer at Vaayuna Technologies',
            bio: '',
            fullAvatarUrl: expect.stringMatching(/^kolam:/),
            avatarBgColor: expect.stringMatching(/^#/),
            proof: null,
          },
        },
      ]);
      const student = successOf(await as('otherWriter').port(ProfilesPort).listPseudoProfiles());
      expect(student.profilesAvailable.map(({ profileType }) => profileType)).toEqual(['ANONYMOUS']);
    });
  });
};
