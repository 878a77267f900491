import { expect, it } from 'vitest';
import { wordsOfPath } from './words-of-path';

it.each([
  ['/Vaayuna-Technologies/salary', 'vaayuna technologies salary'],
  ['/salaries/data_analyst.html', 'salaries data analyst html'],
  ['/p/02918487-9117-4ae4-965e-4c4661dc6d9e', 'p'],
  ['/%E0%A4%A8%E0%A5%8C%E0%A4%95%E0%A4%B0%E0%A5%80', 'नौकरी'],
  ['/one/two/three/four/five', 'one two three four'],
  ['/404', ''],
  ['/', ''],
  ['/%E0%A4', ''],
  [`/${'x'.repeat(41)}`, ''],
])('of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

it('carry no telephone number and no long message', () => {
  expect(wordsOfPath('/Your account is locked. Call 1800-000-000 now')).toBe('your account is locked');
});
