import { describe, expect, it } from 'vitest';
import { serviceDocuments } from './generated/documents';
import { createRequestCheck } from './request-check';
import type { FieldRule } from './value-rules';
import { ruleFaults } from './value-rules';

const NOW = Date.UTC(2026, 10, 24);
const rule = (name: FieldRule, value: unknown) =>
  ruleFaults({ field: name }, { query: {}, body: { field: value } }, NOW);

describe('a rule of a field', () => {
  it.each([
    ['month-begun', '2026-11', '2026-12'],
    ['year-begun', 2026, 2027],
    ['visible', 'Pune,\tby the river\n', 'Pu\u200bne'],
    ['visible-line', 'Pune ', 'Pu\tne'],
  ] as const)('%s takes %j and refuses %j', (name, right, wrong) => {
    expect(rule(name, right)).toEqual({});
    expect(rule(name, wrong)).toEqual({ field: expect.stringMatching(/\.$/) });
    expect([rule(name, undefined), rule(name, null)]).toEqual([{}, {}]);
  });

  it('judges nothing that only the service knows', () => {
    expect(rule('known', 'anything')).toEqual({});
  });

  it('finds a field in a list of members, and in the query', () => {
    const rules = { 'preferences.name': 'visible', name: 'visible' } as const;
    const hidden = 'Pu\u200bne';
    const faults = ruleFaults(rules, { query: { name: hidden }, body: { preferences: { name: hidden } } }, NOW);
    expect(Object.keys(faults)).toEqual(['preferences.name', 'name']);
  });
});

describe('a rule of several fields', () => {
  const check = createRequestCheck(Object.values(serviceDocuments));
  const refused = (operationId: string, query: object) =>
    check(operationId, { isCrawler: false, isSignedIn: false, now: NOW }, { query })?.fields ?? {};

  it('asks for one of a set', () => {
    expect(refused('getSalaryReport', {})).toEqual({ company: 'One of company and jobProfile is needed.' });
    expect(refused('getSalaryReport', { jobProfile: 'analyst' })).toEqual({});
    expect(refused('getSalaryReport', { company: 'vaayuna', jobProfile: 'analyst' })).toEqual({});
  });

  it('refuses a field beside a value that excludes it', () => {
    expect(refused('listSalaries', { by: 'industry', company: 'vaayuna', jobProfile: 'analyst' })).toEqual({
      company: 'This cannot be combined with “by”. Leave one of them out.',
      jobProfile: 'This cannot be combined with “by”. Leave one of them out.',
    });
    expect(refused('listSalaries', { by: 'jobProfile', company: 'vaayuna' })).toEqual({});
    expect(refused('listSalaries', { by: 'company', company: 'vaayuna' })).toEqual({
      company: 'This cannot be combined with “by”. Leave one of them out.',
    });
  });
});
