import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';

/**
 * A scope of figures. 0, or -1 for the band, means any. An industry combines only with the kind of work. Each figure
 * has exactly one kind of work, so that none can be derived from another.
 */
export interface SalaryScope {
  readonly employment: EmploymentType;
  readonly industryId: number;
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId: number;
  readonly band: number;
}

export interface ScopedReport {
  readonly employment: EmploymentType;
  readonly industryId: number;
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId: number | null;
  readonly band: number | null;
}

export const ANY = 0;
export const ANY_BAND = -1;

/** The value for people who did not state their city or experience. No figure is published for them. */
const UNSAID = -2;

type Dimension = 'company' | 'jobProfile' | 'location' | 'band';

/**
 * All published combinations. City and experience combine with a company, a role or both, but never with each other.
 * Members are ordered industry, company, role, city, band.
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

export interface ScopeOfPartition {
  readonly whole: SalaryScope;
  readonly by: Dimension;
}

/** Returns one scope per combination, and one for the industry. */
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

export function isNamed({ locationId, band }: SalaryScope): boolean {
  return locationId !== UNSAID && band !== UNSAID;
}

/** `industryId` is the industry of the scope's company. */
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

export function scopeKeyOf({ employment, industryId, companyId, jobProfileId, locationId, band }: SalaryScope): string {
  return `${employment}.${industryId}.${companyId}.${jobProfileId}.${locationId}.${band}`;
}
