import { askedSpellings, harmlessNames, ownNames, refusedSpellings } from '@tests/contract/rules/own-names.cases';
import { describe, expect, it } from 'vitest';
import { OWN_NAME_QUESTION, ownNameFault, ownNameQuestion } from './own-name.rules';
import { usernameFault } from './username.rules';

const owners = ownNames.map(({ first, last, address }) => ({
  first,
  last,
  local: address.slice(0, address.indexOf('@')),
  owner: { name: `${first} ${last}`, addresses: [address] },
}));
const spelled = (spelling: (first: string, last: string, local: string) => string) =>
  owners.map(({ first, last, local, owner }) => ({ userName: spelling(first, last, local), owner }));

describe('one’s own name in a pseudonym', () => {
  it('is tried with two hundred names and ten spellings', () => {
    expect(new Set(owners.map(({ owner }) => owner.name)).size).toBe(200);
    expect(Object.keys({ ...refusedSpellings, ...askedSpellings })).toHaveLength(10);
  });

  it.each(Object.entries(refusedSpellings))('is refused: %s', (_spelling, spelling) => {
    const missed = spelled(spelling).filter(({ userName, owner }) => ownNameFault(userName, owner) === null);
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(askedSpellings))('is asked about and not refused: %s', (_spelling, spelling) => {
    const verdicts = spelled(spelling).map(({ userName, owner }) => ({
      userName,
      said: [ownNameFault(userName, owner), ownNameQuestion(userName, owner)],
    }));
    expect(verdicts.filter(({ said: [fault, question] }) => fault !== null || question !== OWN_NAME_QUESTION)).toEqual(
      [],
    );
  });

  it('is not found where it is not', () => {
    const found = owners.flatMap(({ owner }) =>
      harmlessNames.filter((userName) => ownNameFault(userName, owner) ?? ownNameQuestion(userName, owner)),
    );
    expect(found).toEqual([]);
    expect(harmlessNames.filter((userName) => usernameFault(userName, 'Tarakki') !== null)).toEqual([]);
  });

  it.each([
    ['AshaNair', 'Asha Nair'],
    ['nair_asha_90', 'Asha Nair'],
    ['4sha_N4ir', 'Asha Nair'],
    ['AshaNair', 'Asha Kumari Nair'],
    ['AshaKN', 'Asha Kumari Nair'],
    ['RitikaA', 'Ritika Agarwal'],
    ['Rahul_K', 'Rahul'],
    ['RajWrites', 'Raj Li'],
    ['Om_P_', 'Om Prakash'],
  ])('is noticed: %s of %s', (userName, name) => {
    expect(ownNameFault(userName, { name, addresses: [] })).toContain('your own name');
  });

  it.each([
    ['NimbuPaani', 'Asha Nair'],
    ['LiWrites', 'Li'],
    ['AMutant', 'A'],
    ['NimbuPaani', ''],
    ['NimbuPaani', 'A. P.'],
    ['NimbuPaani', 'आशा नायर'],
  ])('is not in %s of %s', (userName, name) => {
    const owner = { name, addresses: [] };
    expect(ownNameFault(userName, owner) ?? ownNameQuestion(userName, owner)).toBeNull();
  });

  it.each([
    ['monsoonkite', 'monsoon.kite+jobs@mail.example', true],
    ['Mons00nKite_', 'monsoon.kite@mail.example', true],
    ['rs92_', 'rs92@mail.example', true],
    ['TheMonsoonKite', 'monsoonkite@mail.example', true],
    ['Kites', 'kite@mail.example', false],
    ['NimbuPaani', '12345678@mail.example', false],
  ])('%s is of %s: %s', (userName, address, isRefused) => {
    expect(ownNameFault(userName, { name: 'Asha Nair', addresses: [address] }) !== null).toBe(isRefused);
  });
});
