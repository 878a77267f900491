import { aSnapshotReport } from '@tests/support/a-snapshot-report';
import { describe, expect, it } from 'vitest';
import type { SalaryScope } from './salary-scopes.rules';
import { isNamed, partitionsOf, scopeKeyOf, scopesOf } from './salary-scopes.rules';

const of = (change: Partial<SalaryScope> = {}): SalaryScope => ({
  employment: 'fulltime',
  industryId: 0,
  companyId: 0,
  jobProfileId: 0,
  locationId: 0,
  band: -1,
  ...change,
});
const keysOf = (report: Parameters<typeof scopesOf>[0]) => scopesOf(report).map(scopeKeyOf);
const partsOf = (scope: Partial<SalaryScope>, industryId = 9) =>
  partitionsOf(of(scope), industryId).map(({ whole, by }) => `${by} of ${scopeKeyOf(whole)}`);

describe('the scopes of pay', () => {
  it('of a report are its industry and nine of company, role, city and band, never city and band at once', () => {
    const report = aSnapshotReport({
      employment: 'fulltime',
      industryId: 9,
      companyId: 2,
      jobProfileId: 3,
      locationId: 4,
      band: 5,
    });
    expect(keysOf(report)).toEqual([
      'fulltime.9.0.0.0.-1',
      'fulltime.0.2.0.0.-1',
      'fulltime.0.0.3.0.-1',
      'fulltime.0.2.3.0.-1',
      'fulltime.0.2.0.4.-1',
      'fulltime.0.0.3.4.-1',
      'fulltime.0.2.0.0.5',
      'fulltime.0.0.3.0.5',
      'fulltime.0.2.3.4.-1',
      'fulltime.0.2.3.0.5',
    ]);
  });

  it('of a report without city and band are those of people who did not say them, which have no name', () => {
    const report = aSnapshotReport({ industryId: 9, companyId: 2, jobProfileId: 3, locationId: null, band: null });
    expect(keysOf(report)).toEqual([
      'fulltime.9.0.0.0.-1',
      'fulltime.0.2.0.0.-1',
      'fulltime.0.0.3.0.-1',
      'fulltime.0.2.3.0.-1',
      'fulltime.0.2.0.-2.-1',
      'fulltime.0.0.3.-2.-1',
      'fulltime.0.2.0.0.-2',
      'fulltime.0.0.3.0.-2',
      'fulltime.0.2.3.-2.-1',
      'fulltime.0.2.3.0.-2',
    ]);
    expect(scopesOf(report).map(isNamed)).toEqual([true, true, true, true, false, false, false, false, false, false]);
  });

  it.each([
    [{ industryId: 9 }, []],
    [{ jobProfileId: 3 }, []],
    [{ companyId: 2 }, ['company of fulltime.9.0.0.0.-1']],
    [{ companyId: 2, locationId: 4 }, ['location of fulltime.0.2.0.0.-1']],
    [{ jobProfileId: 3, band: 5 }, ['band of fulltime.0.0.3.0.-1']],
    [{ companyId: 2, band: 0 }, ['band of fulltime.0.2.0.0.-1']],
    [{ companyId: 2, jobProfileId: 3 }, ['jobProfile of fulltime.0.2.0.0.-1', 'company of fulltime.0.0.3.0.-1']],
    [
      { companyId: 2, jobProfileId: 3, locationId: 4 },
      ['location of fulltime.0.2.3.0.-1', 'jobProfile of fulltime.0.2.0.4.-1', 'company of fulltime.0.0.3.4.-1'],
    ],
    [
      { companyId: 2, jobProfileId: 3, band: 5 },
      ['band of fulltime.0.2.3.0.-1', 'jobProfile of fulltime.0.2.0.0.5', 'company of fulltime.0.0.3.0.5'],
    ],
  ])('%j is a part of %j', (scope, wholes) => {
    expect(partsOf(scope)).toEqual(wholes);
  });
});
