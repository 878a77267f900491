import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSearchAddress,
  NO_SEARCH,
  parseSearchAddress,
  SEARCH_SECTIONS,
  SPECIFIC_TERMS,
  termsOf,
} from './search-address';

const urlName = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,2}$/);
const plainName = urlName.filter(
  (name) =>
    !SPECIFIC_TERMS.includes(name) &&
    !/-(location|benefits?|search|reviews|salaries|interviews|jobs|photos)$/.test(name),
);
const maybe = (names: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), names);
const word = maybe(fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\0', '')));

const anAddress = fc.record({
  section: fc.constantFrom(null, ...SEARCH_SECTIONS),
  company: maybe(urlName),
  specific: fc.constantFrom('', ...SPECIFIC_TERMS),
  benefit: maybe(plainName.map((name) => `${name}-benefit`)),
  jobProfile: maybe(plainName),
  jobLocation: maybe(urlName),
  designation: word,
  campaign: word,
  rid: word,
  CompanyName: word,
  Type: word,
  q: word,
  location: word,
  industry: word,
});

describe('search addresses', () => {
  it('[RT-SEARCH] begin with /search or with the section', () => {
    expect(buildSearchAddress({})).toBe('/search');
    expect(buildSearchAddress({ section: 'salaries' })).toBe('/salaries');
    expect(buildSearchAddress({ section: 'salaries', jobLocation: 'pune' })).toBe('/salaries/pune-location');
  });

  it('[RT-SEARCH-COMPANY-SEGMENT] have the company with the section behind it', () => {
    expect(buildSearchAddress({ section: 'jobs', company: 'acme' })).toBe('/jobs/acme-jobs');
  });

  it.each([
    [{ specific: 'remote' }, '/search/remote'],
    [{ benefit: 'free-food-benefit' }, '/search/free-food-benefit'],
    [{ jobProfile: 'data-analyst' }, '/search/data-analyst'],
    [
      { specific: 'remote', benefit: 'free-food-benefit', jobProfile: 'data-analyst' },
      '/search/remote/free-food-benefit/data-analyst',
    ],
  ] as const)('[RT-SEARCH-PLAIN-SEGMENTS] %j is %s', (given, address) => {
    expect(buildSearchAddress(given)).toBe(address);
  });

  it('[RT-SEARCH-LOCATION-SEGMENT] have the location with -location behind it, last', () => {
    expect(buildSearchAddress({ jobProfile: 'nurse', jobLocation: 'pune' })).toBe('/search/nurse/pune-location');
  });

  it('[RT-SEARCH-QUERY] have the other filters under their names, and none that is empty', () => {
    const query = { designation: 'a', campaign: 'b', rid: 'c', CompanyName: 'd', Type: 'e' };
    expect(buildSearchAddress(query)).toBe('/search?designation=a&campaign=b&rid=c&CompanyName=d&Type=e');
    expect(buildSearchAddress({ ...query, campaign: '', Type: '' })).toBe('/search?designation=a&rid=c&CompanyName=d');
  });

  it('are read as they are built', () => {
    fc.assert(
      fc.property(anAddress, (address) => {
        const built = buildSearchAddress(address);
        const [path = '', query = ''] = built.split(/\?(.*)/s);
        expect(parseSearchAddress(path, query)).toEqual(address);
      }),
    );
  });

  it.each(['/', '/overview/acme-overview', '/searching'])('are not %s', (path) => {
    expect(parseSearchAddress(path, '')).toBeNull();
  });

  it('are read in whatever form', () => {
    expect(parseSearchAddress('/jobs/%E0%A4%A/x//y', '?q=a&q=b')).toEqual({
      ...NO_SEARCH,
      section: 'jobs',
      jobProfile: '%E0%A4%A x y',
      q: 'a',
    });
  });

  it('name what is searched for', () => {
    expect(
      termsOf({ ...NO_SEARCH, company: 'acme-tech', jobProfile: 'data-analyst', jobLocation: 'pune', q: 'pay, now' }),
    ).toEqual(['pay  now', 'acme tech', 'data analyst', 'pune']);
  });
});
