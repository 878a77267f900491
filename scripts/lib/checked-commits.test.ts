import { execFileSync, spawnSync } from 'node:child_process';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';
import { isAncestor } from './checked-commits';

const newFolder = temporaryFolders('commits');

function brokenBy(message: string): readonly string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/@commitlint/cli/cli.js'], {
    input: message,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/\[([a-z-]+)\]/g)].map(([, rule = '']) => rule);
}

describe('the rules of commit messages', () => {
  it.each([
    ['voting: retry votes after a lost connection', []],
    ['red-team: seed the votes of a day\n\nThe body says why.', []],
    ['feat(voting): retry votes', ['subject-empty', 'subject-imperative', 'type-empty']],
    ['voting: retried votes', ['subject-imperative']],
    ['voting: Retry votes', ['subject-imperative']],
    ['voting: retry votes.', ['subject-full-stop']],
    [`voting: ${'retry votes '.repeat(6)}`.trim(), ['header-max-length']],
  ])('%s', (message, rules) => {
    expect(brokenBy(message).toSorted()).toEqual(rules);
  });
});

describe('reaches', () => {
  it('is true for an ancestor, and false for an unknown commit and without history', () => {
    const folder = newFolder();
    expect(isAncestor('HEAD', folder)).toBe(false);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.in', ...args], { cwd: folder });
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'one');
    git('commit', '-q', '--allow-empty', '-m', 'two');
    expect(isAncestor('HEAD~1', folder)).toBe(true);
    expect(isAncestor('0123456789abcdef0123456789abcdef01234567', folder)).toBe(false);
  });
});
