import { describe, expect, it } from 'vitest';
import { INTERVIEW_ROUND_KINDS } from './interview';
import { ROUND_NAMES } from './round-kinds.rules';

describe('the kinds of a round', () => {
  it.each([
    ['Coding', 'technical'],
    ['SYSTEM DESIGN', 'technical'],
    ['Coding test', 'technical test'],
    ['Written assignment', 'test'],
    ['Group discussion', 'group'],
    ['GD', 'group'],
    ['A_GD_B', 'group'],
    ['gd1', 'group'],
    ['Bagdogra visit', ''],
    ['Hiring manager', 'managerial'],
    ['Bar raiser', 'managerial'],
    ['HR', 'hr'],
    ['HR2', 'hr'],
    ['Tech/HR', 'hr'],
    ['hr_round', 'hr'],
    ['Human resources', 'hr'],
    ['Three', ''],
    ['', ''],
  ])('%s is of: %s', (name, kinds) => {
    expect(INTERVIEW_ROUND_KINDS.filter((kind) => new RegExp(ROUND_NAMES[kind], 'i').test(name)).join(' ')).toBe(kinds);
  });
});
