import { urlNames } from '@tests/contract/rules/url-names.cases';
import { expect, it } from 'vitest';
import { lastingUrlNameOf, urlNameOf } from './url-name.rules';

it.each(urlNames)('the name in addresses of %j is %j', (name, urlName) => {
  expect(urlNameOf(name)).toBe(urlName);
});

it('a name that lasts is of every name, and as short as asked', () => {
  expect(lastingUrlNameOf('Crème & Söhne')).toBe('creme-and-sohne');
  expect(lastingUrlNameOf('रांची')).toBe('n-1tc1tq1s21sq1ts');
  expect(lastingUrlNameOf('A very long name', 7)).toBe('a-very');
  expect(lastingUrlNameOf('!'.repeat(200)).length).toBe(60);
});
