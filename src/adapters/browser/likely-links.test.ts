// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { likelyAddresses, mayPrefetch } from './likely-links';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('lists the links in sight, each once: tabs, the bottom bar, titles, rows, content', () => {
  document.body.innerHTML =
    '<main><a href="?feed=top">Top</a><a href="/about">About</a><ul><li><a href="/role">Role</a></li></ul><article><a href="/community">Community</a><h3><a href="/p/1">Post</a></h3></article><a href="/companies">Companies</a><a href="/far" data-top="5000">Far</a><a href="https://other.example/">Other</a><nav class="tabs"><a href="/reviews">Reviews</a></nav></main><nav class="bottom"><a href="/companies">Companies</a><a href="/salaries?by=role">Salaries</a></nav>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset.top ?? 10), 100, 20);
  });
  expect(likelyAddresses(window)).toEqual([
    '/reviews',
    '/companies',
    '/salaries?by=role',
    '/p/1',
    '/role',
    '/community',
    '/about',
  ]);
  document.querySelector('main')?.setAttribute('data-quiet', '');
  expect(likelyAddresses(window)).toEqual([]);
});

it.each([
  ['an unknown connection', {}, true],
  ['a quick connection', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['a user who saves data', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['2G', { connection: { effectiveType: '2g' } }, false],
  ['slower than 2G', { connection: { effectiveType: 'slow-2g' } }, false],
])('prefetches on %s: %s', (_name, connected, expected) => {
  expect(mayPrefetch(Object.assign(Object.create(navigator), connected))).toBe(expected);
});
