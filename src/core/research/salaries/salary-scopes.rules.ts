import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';

/**
 * The members of a scope: a figure is of all pay that they name; 0, or -1 for the band, stands for any. An industry has no other member but the kind of work,
 * of which each figure has one: no figure is of several, so none can be taken from another.
 */
export interface SalaryScope {
  readonly employment: EmploymentType;
  readonly industryId: number;
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId: number;
  readonly band: number;
}

/** The scope that a report is of, in all its members. */
export interface ScopedReport {
  readonly employment: EmploymentType;
  readonly industryId: number;
  readonly companyId: number;
  readonly jobProfileId: number;
  /** Null if it was not said. */
  readonly locationId: number | null;
  /** Null if the experience was not said. */
  readonly band: number | null;
}

export const ANY = 0;
export const ANY_BAND = -1;

/** The part of a whole whose people did not say where, or for how long, they work. No figure is of it. */
const UNSAID = -2;

type Dimension = 'company' | 'jobProfile' | 'location' | 'band';

/**
 * The lattice of figures: what is not in it is not answered. City and experience stand with a company, a role or both, and never together. The members
 * of each are in the order industry, company, role, city, band.
 */
const LATTICE: readonly (readonly Dimension[])[] = [
  ['company'],
  ['jobProfile'],
  ['company', 'jobProfile'],
  ['company', 'location'],
  ['jobProfile', 'location'],
  ['company', 'band'],
  ['jobProfile', 'band'],
  ['company', 'jobProfile', 'location'],
  ['company', 'jobProfile', 'band'],
];

/** A scope that is part of a whole in one dimension. */
export interface ScopeOfPartition {
  readonly whole: SalaryScope;
  readonly by: Dimension;
}

/** Returns the scopes that a report belongs to, one for each place of the lattice, and the industry. */
export function scopesOf(report: ScopedReport): readonly SalaryScope[] {
  const { employment, industryId, companyId, jobProfileId, locationId, band } = report;
  const of = (dimensions: readonly Dimension[]): SalaryScope => ({
    employment,
    industryId: ANY,
    companyId: dimensions.includes('company') ? companyId : ANY,
    jobProfileId: dimensions.includes('jobProfile') ? jobProfileId : ANY,
    locationId: dimensions.includes('location') ? (locationId ?? UNSAID) : ANY,
    band: dimensions.includes('band') ? (band ?? UNSAID) : ANY_BAND,
  });
  return [{ ...of([]), industryId }, ...LATTICE.map(of)];
}

/** Returns whether a scope has a name: people who did not say their city or experience have none. */
export function isNamed({ locationId, band }: SalaryScope): boolean {
  return locationId !== UNSAID && band !== UNSAID;
}

/** Returns the partitions that a scope is a part of. `industryId` is that of its company. */
export function partitionsOf(scope: SalaryScope, industryId: number): readonly ScopeOfPartition[] {
  const { companyId, jobProfileId, locationId, band } = scope;
  const isOfBoth = companyId !== ANY && jobProfileId !== ANY;
  const isDetailed = locationId !== ANY || band !== ANY_BAND;
  if (!isOfBoth && !isDetailed)
    return companyId === ANY ? [] : [{ whole: { ...scope, companyId: ANY, industryId }, by: 'company' }];
  const wholes: ScopeOfPartition[] = [];
  if (locationId !== ANY) wholes.push({ whole: { ...scope, locationId: ANY }, by: 'location' });
  if (band !== ANY_BAND) wholes.push({ whole: { ...scope, band: ANY_BAND }, by: 'band' });
  if (isOfBoth) {
    wholes.push({ whole: { ...scope, jobProfileId: ANY }, by: 'jobProfile' });
    wholes.push({ whole: { ...scope, companyId: ANY }, by: 'company' });
  }
  return wholes;
}

/** Returns a scope's name as a text, the same for the same scope. */
export function scopeKeyOf({ employment, industryId, companyId, jobProfileId, locationId, band }: SalaryScope): string {
  return `${employment}.${industryId}.${companyId}.${jobProfileId}.${locationId}.${band}`;
}
