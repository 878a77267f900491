import { describe, expect, it } from 'vitest';
import { filesToRepeat, MAX_FILES, mergedResults } from './once-more';
import type { TestResult } from './test-report';

const ALONE = 'only when run once more, alone';

const of = (file: string | null, status: TestResult['status'], title = 'a test'): TestResult => {
  return { runner: 'unit', file, title, status, reason: null };
};

describe('filesToRepeat', () => {
  it('takes the files in which something failed, each once', () => {
    const results = [of('a', 'passed'), of('b', 'failed'), of('b', 'failed', 'another'), of('c', 'skipped')];
    expect(filesToRepeat(results)).toEqual([{ runner: 'unit', file: 'b' }]);
  });

  it('takes no step: it is of no file', () => {
    expect(filesToRepeat([of(null, 'failed')])).toEqual([]);
  });

  it('takes none if more failed than a busy machine explains', () => {
    const failures = (count: number) => Array.from({ length: count }, (_none, file) => of(`${file}`, 'failed'));
    expect(filesToRepeat(failures(MAX_FILES))).toHaveLength(MAX_FILES);
    expect(filesToRepeat(failures(MAX_FILES + 1))).toEqual([]);
  });
});

describe('settled', () => {
  it('leaves all as it is when nothing was run once more', () => {
    const first = [of('a', 'passed'), of('b', 'failed'), of(null, 'failed', 'Build')];
    expect(mergedResults(first, [])).toEqual(first);
  });

  it('says of a test that passed only when run once more that it did', () => {
    const other = of('b', 'passed');
    expect(mergedResults([of('a', 'failed'), other], [of('a', 'passed')])).toEqual([
      other,
      { ...of('a', 'passed'), reason: ALONE },
    ]);
  });

  it('lets what fails again fail, once', () => {
    expect(mergedResults([of('a', 'failed')], [of('a', 'failed')])).toEqual([of('a', 'failed')]);
  });

  it('takes no test for another of its file', () => {
    const first = [of('a', 'failed', 'one'), of('a', 'failed', 'two')];
    const again = [of('a', 'passed', 'one'), of('a', 'failed', 'two')];
    expect(mergedResults(first, again)).toEqual([
      { ...of('a', 'passed', 'one'), reason: ALONE },
      of('a', 'failed', 'two'),
    ]);
  });

  it('takes two tests of one title for passed only if both did', () => {
    const first = [of('a', 'passed'), of('a', 'failed')];
    expect(mergedResults(first, first).map(({ status }) => status)).toEqual(['passed', 'failed']);
  });

  it('keeps what had passed, with a reason to look at it if it failed the second time', () => {
    const first = [of('a', 'passed', 'one'), of('a', 'failed', 'two'), of('a', 'passed', 'gone')];
    const again = [of('a', 'failed', 'one'), of('a', 'passed', 'two')];
    expect(mergedResults(first, again)).toEqual([
      of('a', 'passed', 'gone'),
      { ...of('a', 'passed', 'one'), reason: 'not when run once more, alone' },
      { ...of('a', 'passed', 'two'), reason: ALONE },
    ]);
  });

  it('counts the tests of a file whose hook failed by their later results', () => {
    const hook = of('a', 'failed', 'a: a hook failed');
    const first = [of('a', 'skipped', 'one'), of('a', 'skipped', 'two'), hook];
    expect(mergedResults(first, [of('a', 'passed', 'one'), of('a', 'skipped', 'two')])).toEqual([
      { ...hook, status: 'passed', reason: ALONE },
      of('a', 'passed', 'one'),
      of('a', 'skipped', 'two'),
    ]);
    expect(mergedResults(first, [hook])).toEqual([hook]);
  });

  it('lets a file fail that did not come to its tests the second time', () => {
    const broken = of('a', 'failed', 'The run failed outside of its tests');
    expect(mergedResults([of('a', 'failed'), of('a', 'passed', 'two')], [broken])).toEqual([
      of('a', 'passed', 'two'),
      broken,
    ]);
  });
});
