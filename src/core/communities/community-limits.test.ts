import { expect, it } from 'vitest';
import { COMMUNITY_FETCH_LIMIT, COMMUNITY_SUGGEST_LIMIT, communitySearchTextOf } from './community-limits';

it('asks for 10 communities and 25 suggestions', () => {
  expect(COMMUNITY_FETCH_LIMIT).toBe(10);
  expect(COMMUNITY_SUGGEST_LIMIT).toBe(25);
});

it('searches only for a text that is not blank', () => {
  expect(communitySearchTextOf('')).toBeNull();
  expect(communitySearchTextOf(' \n\t')).toBeNull();
  expect(communitySearchTextOf('  notice ')).toBe('notice');
  expect(communitySearchTextOf('n'.repeat(150))).toHaveLength(100);
});
