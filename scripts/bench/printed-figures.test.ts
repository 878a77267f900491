import { describe, expect, it } from 'vitest';
import { figureOf, lineOf } from './figures';
import { isRegression, printedFigures } from './printed-figures';

const printed = (...lines: readonly string[]) =>
  printedFigures(['', 'vote-pglite · one vote · machine load 1.0', ...lines].join('\n'));

describe('printed figures', () => {
  it('are read back with their row, unit and direction', () => {
    const figures = [
      figureOf('of the plain throughput, 16 connections', '×', [0.61, 0.5], { atLeast: 0.5 }),
      figureOf('of the plain requests per processor time, 1 connection', '×', [0.4]),
      figureOf('requests, 1 connection', '/s', [812]),
      figureOf('first view', 'kB', [120.25], { atMost: 130 }),
      figureOf('layout shift', '', [0.012]),
    ];
    expect(printed(...figures.map(lineOf), '       a line that explains')).toEqual([
      {
        row: 'vote-pglite',
        name: 'of the plain throughput, 16 connections',
        value: 0.5,
        unit: '×',
        isMoreBetter: true,
      },
      {
        row: 'vote-pglite',
        name: 'of the plain requests per processor time, 1 connection',
        value: 0.4,
        unit: '×',
        isMoreBetter: true,
      },
      { row: 'vote-pglite', name: 'requests, 1 connection', value: 812, unit: '/s', isMoreBetter: true },
      { row: 'vote-pglite', name: 'first view', value: 120.3, unit: 'kB', isMoreBetter: false },
      { row: 'vote-pglite', name: 'layout shift', value: 0.012, unit: '', isMoreBetter: false },
    ]);
  });

  it.each([
    ['requests', '/s', 100, 91, false],
    ['requests', '/s', 100, 89, true],
    ['first answer', 'ms', 100, 109, false],
    ['first answer', 'ms', 100, 111, true],
  ] as const)('of %s in %s: %d to %d is a loss: %s', (name, unit, before, now, expected) => {
    const [was, is] = printed(lineOf(figureOf(name, unit, [before])), lineOf(figureOf(name, unit, [now])));
    if (was === undefined || is === undefined) throw new Error('Both lines are figures.');
    expect(isRegression(was, is)).toBe(expected);
  });
});
