import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath, comparePatterns, matchPath, parsePathPattern, segmentsOf } from './path-pattern';

const match = (pattern: string, path: string) => matchPath(parsePathPattern(pattern), segmentsOf(path));

describe('path patterns', () => {
  it('match literals and parameters, with fixed text around a parameter', () => {
    expect(match('/', '/')).toEqual({});
    expect(match('/settings/need-help', '/settings/need-help/')).toEqual({});
    expect(match('/p/{postId}', '/p/42')).toEqual({ postId: '42' });
    expect(match('/reviews/{urlName}-reviews', '/reviews/nilgiri-software-reviews')).toEqual({
      urlName: 'nilgiri-software',
    });
  });

  it('match all segments that are left, at the end only where one asks for them', () => {
    expect(match('/Skill/{params...}', '/Skill/java/fresher')).toEqual({ params: 'java/fresher' });
    expect(match('/overview/{urlName...}', '/overview/a%20b')).toEqual({ urlName: 'a b' });
    expect(match('/Skill/{params...}', '/Skill')).toBeNull();
    expect(match('/Skill/{params...}', '/Skill/a%2Fb')).toBeNull();
    expect(match('/Skill/{params...}', '/Skill/a//b')).toBeNull();
    expect(buildPath(parsePathPattern('/Skill/{params...}'), { params: 'c++/a b' })).toBe('/Skill/c%2B%2B/a%20b');
  });

  it('match nothing else', () => {
    expect(match('/p/{postId}', '/p/')).toBeNull();
    expect(match('/p/{postId}', '/p/4/5')).toBeNull();
    expect(match('/p/{postId}', '/p/%E0%A4%A')).toBeNull();
    expect(match('/reviews/{urlName}-reviews', '/reviews/-reviews')).toBeNull();
    expect(match('/reviews', '/Reviews')).toBeNull();
    expect(match('/communities', '//communities')).toBeNull();
  });

  it('put literals before parameters and longer fixed texts before shorter ones', () => {
    const texts = [
      '/jobs/{x...}',
      '/jobs/{x}',
      '/{x}/jobs',
      '/jobs/{x}-jobs',
      '/jobs',
      '/jobs/{x}-jobs-prf',
      '/jobs/top',
    ];
    const ordered = texts.map(parsePathPattern).sort(comparePatterns);
    expect(ordered.map(({ text }) => text)).toEqual([
      '/jobs/top',
      '/jobs/{x}-jobs-prf',
      '/jobs/{x}-jobs',
      '/jobs/{x}',
      '/jobs/{x...}',
      '/jobs',
      '/{x}/jobs',
    ]);
  });

  it('read back every parameter that they wrote', () => {
    const pattern = parsePathPattern('/reviews/{urlName}-reviews');
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (urlName) => {
        fc.pre(!/[/\0]/.test(urlName));
        expect(matchPath(pattern, segmentsOf(buildPath(pattern, { urlName })))).toEqual({ urlName });
      }),
    );
  });

  it.each(['%2F', 'a%2Fb', 'a%00b', 'x'.repeat(251)])('have no name like %s', (name) => {
    expect(match('/reviews/{urlName}-reviews', `/reviews/${name}-reviews`)).toBeNull();
    expect(match('/reviews/{urlName...}', `/reviews/a/${name}`)).toBeNull();
  });

  it('refuse to build a path without its parameters', () => {
    expect(() => buildPath(parsePathPattern('/p/{postId}'), {})).toThrow('postId');
  });
});
