import { aCommunity } from '@tests/support/a-community';
import { expect, it } from 'vitest';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { communitySearchTextOf, totalOfGroup } from './community-limits.rules';

it('asks for 10 communities and 25 suggestions', () => {
  expect(PAGE_LENGTHS.communities.usual).toBe(10);
  expect(PAGE_LENGTHS.foundCommunities.usual).toBe(25);
});

it('searches only for a text that is not blank', () => {
  expect(communitySearchTextOf('')).toBeNull();
  expect(communitySearchTextOf(' \n\t')).toBeNull();
  expect(communitySearchTextOf('  notice ')).toBe('notice');
  expect(communitySearchTextOf('n'.repeat(150))).toHaveLength(100);
});

it.each([
  [0, 0],
  [49, 49],
  [50, null],
])('a group of %i communities has %s in all', (length, total) => {
  expect(
    totalOfGroup({ type: 'topic', communities: Array.from({ length }, () => ({ ...aCommunity(), about: null })) }),
  ).toBe(total);
});
