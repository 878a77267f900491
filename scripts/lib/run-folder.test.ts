import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { enterRunFolder } from './run-folder';

it('names what tests of ours leave in the temporary folder, and removes it with what tools keep there', () => {
  const before = process.env.TMPDIR;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const run = enterRunFolder();
  const folder = tmpdir();
  expect(run.left()).toEqual([]);
  mkdirSync(join(folder, 'tarakki-lock-1'));
  writeFileSync(join(folder, 'tool-cache'), '');
  expect(run.left()).toEqual(['tarakki-lock-1']);
  run.remove();
  expect(existsSync(folder)).toBe(false);
});
