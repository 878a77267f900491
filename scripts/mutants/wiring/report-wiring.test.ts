import { expect, it } from 'vitest';
import type { WiringCall } from './calls';
import { reportOnWiring } from './report-wiring';

const file = 'src/app/features/kernel/shell/shell.feature.ts';
const call = (number: number, text: string): WiringCall => ({
  number,
  file,
  lineNumber: number,
  text,
  start: 0,
  end: 1,
});
const calls = [call(1, 'title.start()'), call(2, 'theme.start()'), call(3, 'fonts.load()'), call(4, 'clock.start()')];

it('names calls that nobody noticed, unless they are listed', () => {
  const listed = {
    needless: [{ file, call: 'fonts.load()', why: 'Tests have no fonts.' }],
    open: { [file]: ['clock.start()'] },
  };
  expect(reportOnWiring(calls, { caught: new Set([1]), left: new Set(), unusable: ['a.test.ts'] }, listed)).toEqual({
    lines: [
      'fails without a change, and has no verdict: a.test.ts',
      `unnoticed at ${file}:2: theme.start()`,
      '4 calls: 1 caught, 1 needless, 1 open',
    ],
    shortfalls: ['1 calls can be left out unnoticed; none should.'],
  });
});

it('names listed calls that are caught, and those that do not exist', () => {
  const listed = { needless: [], open: { [file]: ['clock.start()', 'old.start()'], 'src/other.ts': ['far.start()'] } };
  expect(reportOnWiring(calls, { caught: new Set([1, 2, 3, 4]), left: new Set(), unusable: [] }, listed)).toEqual({
    lines: [`noticed now, take it out of the list: ${file}: clock.start()`, '4 calls: 4 caught, 0 needless, 0 open'],
    shortfalls: [`${file} has no call “old.start()” (any more).`],
  });
});

it('says how many calls a run that ended early has left', () => {
  const verdicts = { caught: new Set([1]), left: new Set([2, 3, 4]), unusable: [] };
  expect(reportOnWiring(calls, verdicts, { needless: [], open: { [file]: ['clock.start()'] } })).toEqual({
    lines: ['4 calls: 1 caught, 0 needless, 0 open'],
    shortfalls: ['3 calls are not judged yet; run it again to continue.'],
  });
});
