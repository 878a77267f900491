import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputStamp } from './input-stamp';

describe('inputStamp', () => {
  let root = '';
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const stamp = (): string => inputStamp(root, ['src', 'missing.json']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tarakki-stamp-'));
    mkdirSync(join(root, 'src/core'), { recursive: true });
    write('src/core/post.ts', 'one');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('stays while nothing changes', () => {
    expect(stamp()).toBe(stamp());
  });

  it.each([
    { change: 'the content of a file', path: 'src/core/post.ts' },
    { change: 'a new file', path: 'src/core/vote.ts' },
    { change: 'an input that was missing', path: 'missing.json' },
  ])('changes with $change', ({ path }) => {
    const before = stamp();
    write(path, 'two');
    expect(stamp()).not.toBe(before);
  });

  it('does not look at tests', () => {
    const before = stamp();
    write('src/core/post.test.ts', 'a test');
    expect(stamp()).toBe(before);
  });
});
