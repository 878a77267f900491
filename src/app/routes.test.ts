import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath, matchPath, parsePathPattern, segmentsOf } from '@/core/kernel/navigation/path-pattern';
import { SEARCH_SECTIONS } from '@/core/research/search/search-address';
import { screensOf } from './create-app';
import { features } from './features';

const entries = Object.values(features).flatMap(({ screens = {} }) =>
  Object.entries(screens).flatMap(([screen, paths]) => [paths].flat().map((text) => [screen, text] as const)),
);
const table = screensOf(features);

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,9}(-[a-z0-9]{1,3}[0-9]){0,2}$/);

function parametersOf(text: string): fc.Arbitrary<Record<string, string>> {
  const names = [...text.matchAll(/\{(\w+)(?:\.{3})?\}/g)].map(([, parameter = '']) => [parameter, name]);
  return fc.record(Object.fromEntries(names));
}

describe('the table of routes', () => {
  it('[NV-SCREEN-HOME] begins with HomeScreen, which a browser without a path shows', () => {
    expect(table.resolve('/')).toEqual({ screen: 'HomeScreen', parameters: {} });
  });

  it.each(entries)('%s: each address of %s leads there alone, and is read back as it was written', (screen, text) => {
    const pattern = parsePathPattern(text);
    fc.assert(
      fc.property(parametersOf(text), (parameters) => {
        const path = buildPath(pattern, parameters);
        expect(matchPath(pattern, segmentsOf(path))).toEqual(parameters);
        const found = table.resolve(path);
        expect(found).toEqual({ screen, parameters });
      }),
      { numRuns: 50 },
    );
  });

  it.each(SEARCH_SECTIONS)('[RT-SEARCH] reads /%s and a benefit as a search', (section) => {
    expect(table.resolve(`/${section}/free-food-benefit`)?.screen).toBe('Search');
    expect(table.resolve(`/${section}/free-food-${section}`)?.screen).not.toBe('Search');
  });

  it('has each pattern once', () => {
    const shapes = entries.map(([, text]) => text.replaceAll(/\{\w+/g, '{'));
    expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([]);
  });
});
