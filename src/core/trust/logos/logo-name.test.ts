import { expect, it } from 'vitest';
import { logoNameOf } from './logo-name';

it.each([
  ['vaayuna-technologies', 'vaayuna-technologies'],
  [' Vaayuna-Technologies ', 'vaayuna-technologies'],
  ['/overview/vaayuna-technologies-overview', 'vaayuna-technologies'],
  ['https://site.example/overview/loom-overview/locations?x=1', 'loom'],
  ['https://site.example/overview/loom-overview#about', 'loom'],
  ['https://site.example/colleges/iit-bombay?from=list', 'iit-bombay'],
  ['', ''],
])('%j names %j', (text, name) => {
  expect(logoNameOf(text)).toBe(name);
});
