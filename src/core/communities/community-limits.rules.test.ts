import { expect, it } from 'vitest';
import { communitySearchTextOf, MAX_COMMUNITIES, MAX_SUGGESTIONS } from './community-limits.rules';

it('asks for 10 communities and 25 suggestions', () => {
  expect(MAX_COMMUNITIES).toBe(10);
  expect(MAX_SUGGESTIONS).toBe(25);
});

it('searches only for a text that is not blank', () => {
  expect(communitySearchTextOf('')).toBeNull();
  expect(communitySearchTextOf(' \n\t')).toBeNull();
  expect(communitySearchTextOf('  notice ')).toBe('notice');
  expect(communitySearchTextOf('n'.repeat(150))).toHaveLength(100);
});
