import { describe, expect, it } from 'vitest';
import { parseAddress } from './address';
import { hasInvalidPage, pageIn, withoutPage, withPage } from './page-address';

describe('The page of an address', () => {
  it.each([
    ['/jobs', 1],
    ['/jobs?page=', 1],
    ['/jobs?page=0', 1],
    ['/jobs?page=-2', 1],
    ['/jobs?page=1.5', 1],
    ['/jobs?page=1e3', 1],
    ['/jobs?page=+2', 1],
    ['/jobs?page=7', 7],
    ['/jobs?page=1000000000', 1_000_000_000],
    ['/jobs?page=9999999999', 1_000_000_000],
    ['/jobs?page=10000000000', 1],
  ])('of %s is %i', (address, page) => {
    expect(pageIn(parseAddress(address).query)).toBe(page);
  });

  it.each(['/jobs?page=0', '/jobs?page=abc', '/jobs?page=1.5', '/jobs?page=%', '/jobs?page=10000000000'])(
    'does not exist at %s',
    (address) => {
      expect(hasInvalidPage(parseAddress(address).query)).toBe(true);
    },
  );

  it.each(['/jobs', '/jobs?page=', '/jobs?page=1', '/jobs?page=9999999999', '/jobs?q=page'])(
    'may exist at %s',
    (address) => {
      expect(hasInvalidPage(parseAddress(address).query)).toBe(false);
    },
  );

  it('is written but for the first', () => {
    expect(withPage('/jobs?sort=pay&page=3', 4)).toBe('/jobs?sort=pay&page=4');
    expect(withPage('/jobs?sort=pay&page=3', 1)).toBe('/jobs?sort=pay');
    expect(withoutPage('/jobs?page=3')).toBe('/jobs');
  });
});
