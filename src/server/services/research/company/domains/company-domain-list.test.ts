import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { companies as invented } from '@/server/demo/data/companies';
import { firstNames, lastNames } from '@/server/demo/data/names';
import { ownDomainOf } from './company-domain-list';

describe('the domain of a site', () => {
  it.each([
    ['https://www.acme.co.in/careers', 'acme.co.in'],
    ['acme.com', 'acme.com'],
    ['https://acme.myworkdayjobs.com/en', null],
    ['https://linkedin.com/company/acme', null],
    ['not a site', null],
  ])('%s: %s', (site, domain) => {
    expect(ownDomainOf(site)).toBe(domain);
  });
});

it('the domains of 10,000 companies are at most 100 kB on the wire', () => {
  const second = invented.map(({ name }) => name.split(' ').at(-1) ?? name);
  const names = Array.from({ length: 10_000 }, (_, at) => {
    const owner = `${lastNames[at % lastNames.length]} ${firstNames[Math.floor(at / 7) % firstNames.length]}`;
    return `${owner} ${second[(at * 31) % second.length]}`;
  });
  const body = {
    companies: names.toSorted().map((name, at) => ({
      name,
      domains: [`${name.toLowerCase().split(' ').slice(0, 2).join('')}.${['com', 'in', 'co.in'][at % 3]}`],
    })),
  };
  expect(brotliCompressSync(JSON.stringify(body)).length).toBeLessThanOrEqual(100_000);
});
