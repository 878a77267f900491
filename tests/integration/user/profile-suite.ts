import { randomBytes } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { Person, World } from '../harness/world';
import { anAnonymousProfile } from '../harness/world';

const profileOf = async (person: Person) => (await person.get('/api/user/user/profile')).body;
const save = (person: Person, profile: object) => person.post('/api/user/user/anonymous-profile', profile);
const propertiesOf = (schema: string): readonly string[] =>
  Object.keys(Object(serviceDocuments.user.components?.schemas?.[schema]?.properties));

export function profileSuite(world: () => World): void {
  describe('getProfile', () => {
    it('[API-USER-PROFILE] [EN-PROFILE] has the members of its schema, and repeats the status of a refusal', async () => {
      const profile = await profileOf(await world().writer());
      expect([...propertiesOf('Profile')].sort()).toEqual(Object.keys(profile).sort());
      const refused = await world().guest().get('/api/user/user/profile');
      expect([refused.status, refused.body.status, refused.body.code]).toEqual([401, 401, 'not_signed_in']);
    });

    it('says who comes from the job portal', async () => {
      const user = await world().user();
      const account = { provider: 'naukri', subject: user.userId, user_id: user.userId };
      await insertRow(world().server.database, 'identity.accounts', account);
      expect((await profileOf(user)).naukriUser).toBe(true);
    });
  });

  describe('the anonymous profile', () => {
    it('is put into the cookie from which a page shows it', async () => {
      const user = await world().user();
      const choice = anAnonymousProfile({ avatarColor: '#efdedf' });
      await save(user, choice);
      const display = JSON.parse(decodeURIComponent(user.cookies.get('usr_data') ?? '{}'));
      expect(display).toMatchObject({ userName: choice.userName, fullAvatarUrl: choice.avatarUri });
    });

    it('refuses a name that another user has, in any case, and takes a free one', async () => {
      const [first, second] = [await world().user(), await world().user()];
      const choice = anAnonymousProfile();
      await save(first, choice);
      const refused = await save(second, { ...choice, userName: choice.userName.toUpperCase() });
      expect([refused.status, refused.body.code]).toEqual([409, 'username_taken']);
      expect(refused.body.fields.userName).toBe(refused.body.message);
      expect((await save(second, { ...choice, userName: 'QuietBulbul77' })).status).toBe(200);
    });

    it('gives a name to one of two who want it at once', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => world().user()));
      const choice = anAnonymousProfile();
      const answers = await Promise.all(people.map((person) => save(person, choice)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('refuses what breaks a rule, with a sentence at its field', async () => {
      const user = await world().user();
      for (const [overrides, field] of [
        [{ userName: 'तरक़्क़ी' }, 'userName'],
        [{ userName: 'Tarakki_Team' }, 'userName'],
        [{ userName: 'admin_asha' }, 'userName'],
        [{ userName: '' }, 'userName'],
        [{ avatarColor: 'red' }, 'avatarColor'],
        [{ avatarUri: 'https://tracker.example/pixel.gif' }, 'avatarUri'],
        [{ isWriter: 'true' }, 'isWriter'],
      ] as const) {
        const { status, body } = await save(user, anAnonymousProfile(overrides));
        expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]]);
      }
    });
  });

  it('gives one of two names that look alike to one of two users who choose them together', async () => {
    for (const [one, two] of [
      ['SilentOtter', 'S1lentOtter'],
      ['SilentLoris', 'Silent_Loris'],
      ['SilentGaur7', 'SilentGaurT'],
    ] as const) {
      const users = [await world().user(), await world().user()];
      const answers = await Promise.all(
        [one, two].map((userName, place) => save(users[place] as Person, anAnonymousProfile({ userName }))),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it('leaves a user the name that another one looked like before such names were refused', async () => {
    const user = await world().user();
    await save(user, anAnonymousProfile({ userName: 'CalmOtter' }));
    const persona = { persona_ref: randomBytes(32), user_name: 'Ca1mOtter' };
    await insertRow(world().server.database, 'persona.personas', persona);
    const { status, body } = await user.get('/api/user/user/username/validate?q=CalmOtter');
    expect([status, body]).toEqual([200, { valid: true, message: '' }]);
    expect((await save(user, anAnonymousProfile({ userName: 'calmotter' }))).status).toBe(200);
    expect((await save(user, anAnonymousProfile({ userName: 'C4lmOtter' }))).status).toBe(409);
  });

  describe('suggestions', () => {
    const verdict = async (person: Person, name: string) =>
      (await person.get(`/api/user/user/username/validate?q=${encodeURIComponent(name)}`)).body;

    it('[VA-USERNAME] judges a free, a taken and a malformed name', async () => {
      const [user, other] = [await world().user(), await world().user()];
      const { userName } = anAnonymousProfile();
      expect(await verdict(user, userName)).toEqual({ valid: true, message: '' });
      await save(other, anAnonymousProfile({ userName }));
      const taken = await verdict(user, userName.toLowerCase());
      expect(taken).toEqual({
        valid: false,
        message: 'Somebody already has this name, or one that looks like it.',
      });
      expect(await verdict(other, userName)).toEqual({ valid: true, message: '' });
      for (const name of ['a b', '1abc', 'a__b', 'x'.repeat(25), '💥💥💥💥', '%00']) {
        expect(await verdict(user, name)).toEqual({ valid: false, message: expect.stringMatching(/\.$/) });
      }
      const wrong = await user.get('/api/user/user/username/validate');
      expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
    });
  });

  describe('profiles to post under', () => {
    const available = async (person: Person) => (await person.get('/api/user/user/pseudo-profile/available')).body;
    const select = (person: Person, selectedProfileType: string) =>
      person.post('/api/user/user/pseudo-profile/selected', { selectedProfileType });

    it('[API-USER-PSEUDO-SELECTED] [EM-PROFILE-TYPE] are two types; an unknown one answers 400', async () => {
      const writer = await world().writer();
      const unknown = await select(writer, 'REAL_NAME');
      expect([unknown.status, unknown.body.code]).toEqual([400, 'validation_failed']);
      expect(serviceDocuments.user.components?.schemas?.ProfileType?.enum).toEqual(['ANONYMOUS', 'DESIGNATION']);
    });

    it('fall back to the pseudonym when the chosen one is gone, and refuse one that is not there', async () => {
      const writer = await world().writer();
      await select(writer, 'DESIGNATION');
      await writer.post('/api/user/user/career-status', { careerStatusType: 'unemployed', careerData: {} });
      expect((await available(writer)).selectedProfileType).toBe('ANONYMOUS');
      for (const person of [writer, await world().user()]) {
        const refused = await select(person, 'DESIGNATION');
        expect([refused.status, refused.body.code]).toEqual([422, 'profile_not_available']);
      }
    });
  });
}
