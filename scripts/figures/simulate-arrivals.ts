import { USUAL_EMPLOYMENT } from '../../src/core/kernel/common/employment-type.rules';
import { planSnapshot } from '../../src/core/research/salaries/salary-snapshot.rules';
import type { SnapshotReport } from '../../src/core/research/salaries/snapshot-report';
import type { ScopeState } from '../../src/core/research/salaries/snapshot-states.rules';
import { Random } from '../../src/server/demo/random';

const COMPANIES = 60;
const ROLES = 50;
const CITIES = 20;
const FIRST = 8_000;
const A_WEEK = 200;
const WEEKS = 12;
/** The share of reports without a location, and also of those without experience. */
const UNSAID = 0.05;

export function simulateArrivals(): readonly string[] {
  const random = new Random('arrivals of pay');
  const skewed = (count: number) => 1 + Math.floor(count * random.next() ** 2.5);
  const cityOf = (companyId: number) => (random.chance(0.55) ? 1 + (companyId % CITIES) : skewed(CITIES));
  let people = 0;
  const arrive = (count: number): SnapshotReport[] =>
    Array.from({ length: count }, () => {
      people += 1;
      const companyId = skewed(COMPANIES);
      return {
        person: people,
        employment: USUAL_EMPLOYMENT,
        industryId: 1 + (companyId % 12),
        companyId,
        jobProfileId: 1 + ((companyId * 7 + skewed(14)) % ROLES),
        locationId: random.chance(UNSAID) ? null : cityOf(companyId),
        band: random.chance(UNSAID) ? null : random.integer(0, 5),
        month: 24_310,
        reports: 1,
        isCounted: false,
        countedOn: null,
        isReady: true,
        wasReady: false,
        provedOn: null,
      };
    });
  let states: readonly ScopeState[] = [];
  let reports: readonly SnapshotReport[] = arrive(FIRST).map((report) => ({ ...report, wasReady: true }));
  const lines: string[] = [];
  for (let week = 0; week <= WEEKS; week += 1) {
    const day = 20_000 + week * 7;
    const snapshot = planSnapshot(reports, states, day);
    states = snapshot.states;
    const admitted = new Set(snapshot.admitted);
    reports = reports.map((report, place) => ({
      ...report,
      isCounted: report.isCounted || admitted.has(place),
      countedOn: admitted.has(place) ? day : report.countedOn,
      wasReady: true,
    }));
    if ([1, 4, WEEKS].includes(week)) {
      const share = Math.round((snapshot.waiting / (week * A_WEEK)) * 100);
      lines.push(`after ${week} weeks ${snapshot.waiting} of ${week * A_WEEK} new reports wait: ${share} %`);
    }
    reports = [...reports, ...arrive(A_WEEK)];
  }
  return lines;
}
