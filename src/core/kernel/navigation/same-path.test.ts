import { expect, it } from 'vitest';
import { isSamePath } from './same-path';

it('compares where two addresses lead', () => {
  expect(isSamePath('/communities', '/communities')).toBe(true);
  expect(isSamePath('/communities', '/communities/?campaign=desktop_nav')).toBe(true);
  expect(isSamePath('/', '/?campaign=desktop_nav')).toBe(true);
  expect(isSamePath('/', '/communities')).toBe(false);
  expect(isSamePath('/jobs?location=pune', '/jobs?location=kochi')).toBe(false);
  expect(isSamePath('/p/4', '/p/4#comments')).toBe(false);
});
