import { describe, expect, it } from 'vitest';
import { usernameFault } from '@/core/account/profile/username.rules';
import { demoAccounts } from './demo-accounts';
import { drawPeople } from './people';

const people = drawPeople(1);
const named = (name: string) => people.find((person) => person.name === name);

describe('drawPeople', () => {
  it('draws 400 people per scale, the same in every run', () => {
    expect(people).toHaveLength(400);
    expect(drawPeople(1)).toEqual(people);
    expect(drawPeople(10)).toHaveLength(4_000);
  });

  it('gives nobody the pseudonym, the subject, the address or the id of another', () => {
    const many = drawPeople(100);
    const pseudonyms = many.flatMap(({ userName }) => (userName === null ? [] : [userName.toLowerCase()]));
    expect(new Set(pseudonyms).size).toBe(pseudonyms.length);
    for (const key of ['subject', 'email', 'userId', 'publicId'] as const) {
      expect(new Set(many.map((person) => person[key])).size).toBe(many.length);
    }
  });

  it('chooses pseudonyms and avatars that the product itself would accept', () => {
    for (const { userName, avatarUri, avatarColor } of drawPeople(10)) {
      if (userName === null) continue;
      expect([userName, usernameFault(userName, 'Tarakki')]).toEqual([userName, null]);
      expect(avatarUri).toMatch(/^kolam:[0-9a-f]{16}$/);
      expect(avatarColor).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('writes only addresses that lead nowhere', () => {
    for (const { email, career } of people) {
      expect(email).toMatch(/^[a-z0-9.]+@[a-z]+\.example$/);
      if (career !== null && career.verifiedBy !== null)
        expect(career.verifiedBy).toMatch(/^[a-z0-9.]+@[a-z]+\.example$/);
    }
  });

  it('makes a writer of everybody with a pseudonym and a career, and of nobody else', () => {
    for (const { isWriter, isReader, userName, career } of people) {
      expect(isWriter).toBe(userName !== null && career !== null);
      if (isWriter) expect(isReader).toBe(true);
    }
  });

  it('gives the demo accounts the life that their line promises', () => {
    expect(people.slice(0, demoAccounts.length).map(({ subject }) => subject)).toEqual(
      demoAccounts.map(({ sub }) => sub),
    );
    expect(named('Asha Nair')).toMatchObject({
      isWriter: true,
      career: { type: 'working', companyName: 'Vaayuna Technologies', verifiedBy: 'asha.nair@vaayuna.example' },
    });
    expect(named('Kabir Rao')).toMatchObject({ isReader: true, isWriter: false, userName: null });
    expect(named('Meera Iyer')).toMatchObject({ isReader: false, isWriter: false, follows: [] });
    expect(named('Zoya Khan')).toMatchObject({ isWriter: true, career: { type: 'student' } });
    expect(named('Dev Menon')).toMatchObject({ isWriter: true, career: { type: 'unemployed', verifiedBy: null } });
    expect(named('Farhan Ali')).toMatchObject({ isWriter: true, career: { type: 'working' } });
  });
});
