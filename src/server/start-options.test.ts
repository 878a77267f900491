import { describe, expect, it } from 'vitest';
import { readStartTask, StartOptionError } from './start-options';

describe('the options of a start', () => {
  it.each([
    [[], 'serve'],
    [['--scale', '10'], 'serve'],
    [['--migrate-only'], 'migrate-only'],
    [['--check'], 'check'],
  ] as const)('%j means %s', (args, task) => {
    expect(readStartTask(args)).toBe(task);
  });

  it.each([[['--check', '--migrate-only']], [['--chek']], [['check']]])('refuses %j', (args) => {
    expect(() => readStartTask(args)).toThrow(StartOptionError);
  });
});
