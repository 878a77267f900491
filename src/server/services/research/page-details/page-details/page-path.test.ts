import { describe, expect, it } from 'vitest';
import { matchPage, pathOf } from './page-path';

describe('matchPage', () => {
  it.each([
    ['/', '/', {}],
    ['/p/{postId}', '/p/abc', { postId: 'abc' }],
    ['/p/{postId}', '/p/abc/', { postId: 'abc' }],
    ['/a/{x}/b/{y}', '/a/1/b/2', { x: '1', y: '2' }],
    ['/reviews/{x}-reviews', '/reviews/a-reviews', { x: 'a' }],
  ])('finds in %s the path %s', (pattern, path, parameters) => {
    expect(Object.fromEntries(matchPage(pattern, path) ?? [['none', '']])).toEqual(parameters);
  });

  it.each([
    ['/', '//'],
    ['/', '/p'],
    ['/p/{postId}', '/p'],
    ['/p/{postId}', '/p/'],
    ['/p/{postId}', '/p//'],
    ['/p/{postId}', '/p/a/b'],
    ['/p/{postId}', '/q/a'],
    ['/p/{postId}', 'p/a'],
    ['/reviews/{x}-reviews', '/reviews/-reviews'],
    ['/reviews/{x}-reviews', '/reviews/a-jobs'],
  ])('does not find in %s the path %s', (pattern, path) => expect(matchPage(pattern, path)).toBeNull());
});

describe('pathOf', () => {
  it('leaves out query and fragment', () => {
    expect(['/p/a?b=/c#d', '/p/a#d?e', '/', '/?'].map(pathOf)).toEqual(['/p/a', '/p/a', '/', '/']);
  });
});
