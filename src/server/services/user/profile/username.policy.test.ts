import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernameFault } from './username.policy';
import { inventSeeds, inventUsernames, usernamesNear } from './username-suggestions';

const fault = (userName: string, brand = 'Tarakki'): string | null => usernameFault(userName, brand);

describe('usernameFault', () => {
  it.each(['Asha', 'PeepalRoot', 'filter_kaapi_42', 'a_1_', 'Badminton', 'Systematic', 'Modak', 'x'.repeat(24)])(
    'lets %s pass',
    (userName) => expect(fault(userName)).toBeNull(),
  );

  it.each([
    ['abc', /at least 4/],
    ['x'.repeat(25), /at most 24/],
    ['1abc', /letter/],
    ['_abc', /letter/],
    ['a__bc', /underscore/],
    ['a bcd', /letters from a to z/],
    ['a-bcd', /letters from a to z/],
    ['аdаm', /letters from a to z/],
    ['नमस्ते', /letters from a to z/],
    ['', /letters from a to z/],
    ['abcd\n', /letters from a to z/],
  ])('says what to change in %j', (userName, sentence) => expect(fault(userName)).toMatch(sentence));

  it.each([
    'admin',
    'Admin_Asha',
    'adm1n_team',
    'administrator',
    'SuperAdmin',
    'forum_moderator',
    'M0derator',
    'OfficialNews',
    'asha_support',
    'Tarakki',
    'TheTarakkiTeam',
    'Tar4kki',
    'ta_ra_kki',
  ])('lets nobody pass for the product: %s', (userName) => expect(fault(userName)).toMatch(/spoke for us/));

  it('knows the configured brand, whatever it is made of', () => {
    expect(fault('Un_Nati_2', 'Un Nati!')).toMatch(/spoke for us/);
    expect(fault('Tarakki_Team', 'Un Nati')).toBeNull();
    expect(fault('PeepalRoot', 'तरक़्क़ी')).toBeNull();
  });

  it('lets nothing pass that is not what the contract says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (userName) => {
        if (fault(userName) === null) expect(userName).toMatch(/^[a-zA-Z](?:_?[a-zA-Z0-9])*_?$/);
      }),
    );
  });
});

describe('suggestions', () => {
  const chance = (limit: number): number => Math.floor(Math.random() * limit);

  it('follow the rules themselves', () => {
    const names = [
      ...inventUsernames(300, chance, false),
      ...inventUsernames(300, chance, true),
      ...usernamesNear('x'.repeat(24), 5, chance),
      ...usernamesNear('abcdefghijklmnopqrs_t', 5, chance),
    ];
    expect(names.filter((name) => fault(name) !== null)).toEqual([]);
  });

  it('are all different, and seeds are what an avatar may be made of', () => {
    expect(new Set(inventUsernames(200, chance, false)).size).toBe(200);
    const seeds = inventSeeds(100, chance);
    expect(new Set(seeds).size).toBe(100);
    expect(seeds.every((seed) => /^[a-z0-9-]{1,40}$/.test(seed))).toBe(true);
  });
});
