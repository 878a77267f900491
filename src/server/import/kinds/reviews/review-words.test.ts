import { describe, expect, it } from 'vitest';
import { readEmploymentPeriod, splitRoleAndStatus } from './review-words';

describe('the time at a company', () => {
  it.each([
    ['Current Employee', { isCurrent: true, years: null, employment: null }],
    ['Former Employee, more than 3 years', { isCurrent: false, years: 3, employment: null }],
    ['Current Employee, less than 1 year', { isCurrent: true, years: 0, employment: null }],
    ['Former Contractor, less than 1 year', { isCurrent: false, years: 0, employment: 'contractual' }],
    ['Intern', { isCurrent: null, years: null, employment: 'intern' }],
    ['no', { isCurrent: false, years: null, employment: null }],
    ['yes', { isCurrent: true, years: null, employment: null }],
    ['Current Employee, 1.5 years', { isCurrent: true, years: 1, employment: null }],
    ['Former Employee, 0.5 years', { isCurrent: false, years: 0, employment: null }],
    ['since 2018 years ago', { isCurrent: null, years: null, employment: null }],
    ['more than 99 years', { isCurrent: null, years: null, employment: null }],
  ] as const)('is read from "%s"', (text, stay) => expect(readEmploymentPeriod(text)).toEqual(stay));
});

it.each([
  ['Former Employee - Program Manager', 'Former Employee', 'Program Manager'],
  ['Current Employee - Anonymous Employee', 'Current Employee', null],
  ['Program Manager (Former Employee)', 'Former Employee', 'Program Manager'],
  ['Anonymous Employee (Current Employee)', 'Current Employee', null],
  ['Anonymous Employee', '', null],
  ['Manager - Sales', '', 'Manager - Sales'],
])('the role in "%s"', (text, standing, role) => expect(splitRoleAndStatus(text)).toEqual({ standing, role }));
