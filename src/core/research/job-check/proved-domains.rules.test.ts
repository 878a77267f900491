import { describe, expect, it } from 'vitest';
import type { ProvedAddress } from './proved-domains.rules';
import { provedDomains } from './proved-domains.rules';

const today = 20_000;

function proved(domain: string, ...daysAgo: readonly number[]): readonly ProvedAddress[] {
  return daysAgo.map((days) => ({ domain, provedOn: today - days }));
}

describe('provedDomains', () => {
  it.each<[string, readonly ProvedAddress[], readonly { domain: string; people: number }[]]>([
    ['nobody', [], []],
    ['four people', proved('neelgiri.example', 100, 101, 102, 103), []],
    ['five people', proved('neelgiri.example', 100, 101, 102, 103, 104), [{ domain: 'neelgiri.example', people: 5 }]],
    ['nine people, in fives', proved('a.example', ...Array(9).fill(200)), [{ domain: 'a.example', people: 5 }]],
    ['ten people, in fives', proved('a.example', ...Array(10).fill(200)), [{ domain: 'a.example', people: 10 }]],
    ['a fifth of yesterday', proved('a.example', 100, 101, 102, 103, 1), []],
    ['a fifth of thirteen days ago', proved('a.example', 100, 101, 102, 103, 13), []],
    ['a fifth of a fortnight ago', proved('a.example', 100, 101, 102, 103, 14), [{ domain: 'a.example', people: 5 }]],
    ['five who proved within a fortnight', proved('a.example', 20, 21, 22, 23, 24), []],
    ['five a fortnight apart', proved('a.example', 14, 28, 42, 56, 70), [{ domain: 'a.example', people: 5 }]],
    ['five of two domains', [...proved('a.example', 100, 100, 100), ...proved('b.example', 100, 100)], []],
    [
      'two domains, by name',
      [...proved('b.example', ...Array(5).fill(90)), ...proved('a.example', ...Array(5).fill(90))],
      [
        { domain: 'a.example', people: 5 },
        { domain: 'b.example', people: 5 },
      ],
    ],
    ['a domain that is known', proved('known.example', 100, 100, 100, 100, 100), []],
  ])('says nothing of fewer than five people at a domain: %s', (_, addresses, expected) => {
    expect(provedDomains(addresses, ['known.example'], today)).toEqual(expected);
  });
});
