import { expect, it } from 'vitest';
import { joinFacts } from './facts';

it('joins what is known, and lets no line begin with a dot', () => {
  expect(joinFacts(['Pune', null, '', '2026'])).toBe('Pune\u00a0· 2026');
});
