import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { promisingSentences } from './promising-sentences';

/** A heading's test: its file, and words of its title. */
const NAMED_TEST = /`([\w./-]+)` · ([^;]+)/g;
const IS_TEST = /^tests\/|\.test\.tsx?$/;
const NO_PROMISE = /^No promise: .{10,}/;

interface Promised {
  readonly heading: string;
  readonly sentence: string;
}

function listed(): readonly Promised[] {
  let heading = '';
  return readFileSync('docs/promises.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) heading = line.slice(3);
      return line.startsWith('- ') ? [{ heading, sentence: line.slice(2) }] : [];
    });
}

/** Null if the heading names existing tests, or says that its sentences are no promises. */
function faultOf(heading: string): string | null {
  if (NO_PROMISE.test(heading)) return null;
  const named = [...heading.matchAll(NAMED_TEST)];
  if (named.length === 0) return `names no test: ${heading}`;
  const lost = named.find(
    ([, path = '', words = '']) =>
      !IS_TEST.test(path) || !existsSync(path) || !readFileSync(path, 'utf8').includes(words.trim()),
  );
  return lost === undefined ? null : `is not there: ${lost[0]}`;
}

describe('docs/promises.md', () => {
  let sentences: readonly string[] = [];
  beforeAll(async () => {
    sentences = await promisingSentences();
  });

  it('has each promising sentence of the legal, privacy, complaint and report texts once, and none that nobody reads', () => {
    expect(
      listed()
        .map(({ sentence }) => sentence)
        .toSorted(),
    ).toEqual(sentences.toSorted());
  });

  it('names for each of them a test that there is, or says that it is no promise', () => {
    const faults = [...new Set(listed().map(({ heading }) => heading))].map(faultOf);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it('finds what a page and a form promise', () => {
    expect(sentences).toContain('We settle it within 7 days.');
    expect(sentences).toContain('A moderator will review it. … does not learn who reported it.');
    expect(sentences.length).toBeGreaterThan(100);
  });
});
