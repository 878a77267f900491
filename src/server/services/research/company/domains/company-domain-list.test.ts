import compress from '@fastify/compress';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { MAX_ADDED_DOMAINS_TOTAL } from '@/core/research/job-check/added-domain.rules';
import names from '@/server/demo/data/names.json';
import { companies as invented } from '@/server/demo/demo-data';
import { COMPRESSION } from '@/server/platform/http/accepted-encoding';
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

const many = Array.from({ length: 10_000 }, (_, at) => {
  const owner = `${names.lastNames[at % names.lastNames.length]} ${names.firstNames[Math.floor(at / 7) % names.firstNames.length]}`;
  const own = owner.toLowerCase().replace(' ', '');
  const isAdded = at % 7 === 0 && at / 7 < MAX_ADDED_DOMAINS_TOTAL;
  return {
    name: `${owner} ${invented[(at * 31) % invented.length]?.name.split(' ').at(-1)}`,
    domains: [
      `${own}.${['com', 'in', 'co.in'][at % 3]}`,
      ...(at % 5 === 0 ? [`${own}careers.com`] : []),
      ...(isAdded ? [`${['jobs', 'hr', 'my', 'team'][at % 4]}-${own}${(at * 7_919) % 997}.in`] : []),
    ],
  };
});

it.each(['br', 'gzip'])('the domains of 10,000 companies are at most 100 kB on the wire, as %s', async (encoding) => {
  expect(many.filter(({ domains }) => domains.some((one) => one.includes('-'))).length).toBe(MAX_ADDED_DOMAINS_TOTAL);
  const app = fastify();
  await app.register(compress, COMPRESSION);
  const companies = many.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  app.get('/', () => ({ companies }));
  const answer = await app.inject({ path: '/', headers: { 'accept-encoding': encoding } });
  await app.close();
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000);
});
