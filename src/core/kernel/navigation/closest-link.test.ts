import { expect, it } from 'vitest';
import { closestLink } from './closest-link';

const links = ['/jobs', '/awards', '/list-of-companies'].map((href) => ({ label: href, screen: href, href }));

it.each([
  ['/list-of-compnies', '/list-of-companies'],
  ['/LIST-OF-COMPANIES', '/list-of-companies'],
  ['/job', '/jobs'],
  ['/awrads', '/awards'],
  ['/blob', null],
  ['/list', null],
  ['/', null],
])('of %s it finds %s', (path, href) => {
  expect(closestLink(path, links)?.href ?? null).toBe(href);
});
