import type { SnapshotReport } from '@/core/research/salaries/snapshot-report';

export function aSnapshotReport(change: Partial<SnapshotReport> = {}): SnapshotReport {
  return {
    employment: 'fulltime',
    industryId: 1,
    companyId: 1,
    jobProfileId: 1,
    locationId: 1,
    band: 1,
    person: 1,
    month: 24_310,
    reports: 1,
    isCounted: false,
    countedOn: null,
    isReady: true,
    wasReady: true,
    provedOn: null,
    ...change,
  };
}
