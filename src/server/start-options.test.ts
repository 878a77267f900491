import { describe, expect, it } from 'vitest';
import { readStartTask, StartOptionError } from './start-options';

describe('the options of a start', () => {
  it.each([
    [[], { kind: 'serve' }],
    [['--scale', '10'], { kind: 'serve' }],
    [['--migrate-only'], { kind: 'migrate-only' }],
    [['--check'], { kind: 'check' }],
    [['backup', 'today.zip'], { kind: 'backup', file: 'today.zip' }],
    [['restore', 'today.zip'], { kind: 'restore', file: 'today.zip' }],
    [['verify-backup', 'today.zip'], { kind: 'verify-backup', file: 'today.zip' }],
  ] as const)('%j means %j', (args, task) => {
    expect(readStartTask(args)).toEqual(task);
  });

  it.each([
    [['--check', '--migrate-only']],
    [['--chek']],
    [['check']],
    [['backup']],
    [['restore', 'one.zip', 'two.zip']],
  ])('refuses %j', (args) => {
    expect(() => readStartTask(args)).toThrow(StartOptionError);
  });
});
