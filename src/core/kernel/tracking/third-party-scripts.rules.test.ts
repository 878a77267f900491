import { expect, it } from 'vitest';
import { hostsOf, scriptsChoiceOf } from './third-party-scripts.rules';

it('only a stored answer counts as one', () => {
  expect(['allowed', 'refused', 'yes', '', null].map(scriptsChoiceOf)).toEqual([
    'allowed',
    'refused',
    null,
    null,
    null,
  ]);
});

it('names each host once', () => {
  expect(hostsOf(['https://a.example/x.js?v=1', 'http://a.example#y', 'b.example'])).toEqual([
    'a.example',
    'b.example',
  ]);
});
