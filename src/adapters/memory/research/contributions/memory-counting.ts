import { careerProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { DAY_MS, dayInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { firstSnapshotFor } from '@/core/research/contributions/counting.rules';
import type { OwnContribution } from '@/core/research/contributions/own-contribution';
import { BenefitRecords } from '../benefits/benefit-records';
import { CompanyRecords } from '../company/company-records';
import { InterviewRecords } from '../interviews/interview-records';
import type { MemoryReview } from '../reviews/memory-review';
import { ReviewRecords } from '../reviews/review-records';
import { SalaryRecords } from '../salaries/salary-records';
import { TenureRecords } from '../tenure/tenure-records';

export type OwnCounting = Pick<OwnContribution, 'counting' | 'countsFrom'>;

/** The state of a kind that no figure is made of. */
export const UNCOUNTED: OwnCounting = { counting: null, countsFrom: null };

const COUNTED: OwnCounting = { counting: 'COUNTED', countsFrom: null };
const INSTEAD: OwnCounting = { counting: 'INSTEAD', countsFrom: null };

/** Returns whether a rating counts a live review, and from when. */
export function countingOfReview(world: MemoryWorld, review: MemoryReview): OwnCounting {
  const now = world.clock.now();
  if (world.records(ReviewRecords).countedOf(review.companyId).includes(review)) return COUNTED;
  const until = Math.max(review.heldUntil ?? 0, review.surgeUntil ?? 0);
  return until > now ? { counting: 'LATER', countsFrom: dayInIndia(until) } : INSTEAD;
}

/** Returns whether figures count an interview, and from when. */
export function countingOfInterview(world: MemoryWorld, id: string): OwnCounting {
  const interview = world.records(InterviewRecords).interviews.find((one) => one.id === id);
  return countingFrom(world, interview?.waitsUntil ?? null);
}

/** Returns whether figures count a report of benefits, and from when. */
export function countingOfBenefits(world: MemoryWorld, id: string): OwnCounting {
  return countingFrom(world, world.records(BenefitRecords).find(id)?.waitsUntil ?? null);
}

function countingFrom(world: MemoryWorld, waitsUntil: number | null): OwnCounting {
  if (waitsUntil === null || waitsUntil <= world.clock.now()) return COUNTED;
  return { counting: 'LATER', countsFrom: dayInIndia(waitsUntil) };
}

/** Returns whether figures count the viewer's report of pay, and from when. */
export function countingOfSalary(world: MemoryWorld, viewer: MemoryUser, id: string): OwnCounting {
  const salaries = world.records(SalaryRecords);
  const salary = salaries.all.find((one) => one.id === id);
  if (salary === undefined) return UNCOUNTED;
  if (salaries.isCounted(salary)) return COUNTED;
  const isReplaced = salaries.all.some(
    (other) =>
      other.tellerId === viewer.id &&
      other.companyId === salary.companyId &&
      other.jobProfileId === salary.jobProfileId &&
      other.employment === salary.employment &&
      other.month > salary.month,
  );
  if (isReplaced) return INSTEAD;
  return laterCount(world, viewer, salary, salaries.takenOn);
}

/** Returns whether figures count an answer of the viewer's report of joining and leaving, and from when. */
export function countingOfTenure(world: MemoryWorld, viewer: MemoryUser, id: string): OwnCounting {
  const records = world.records(TenureRecords);
  const report = records.find(id);
  if (report === null) return UNCOUNTED;
  if (records.isCounted(id)) return COUNTED;
  const [newest] = records.of(viewer.id, report.companyId);
  return newest?.id === id ? laterCount(world, viewer, report, records.takenOn) : INSTEAD;
}

/** Returns the weekly count that may count a report at the earliest. */
function laterCount(
  world: MemoryWorld,
  viewer: MemoryUser,
  report: { readonly companyId: number; readonly waitsUntil: number | null },
  takenOn: string | null,
): OwnCounting {
  const company = world.records(CompanyRecords).find(report.companyId);
  const uncounted = {
    waitsUntil: report.waitsUntil === null ? null : dayNumberInIndia(report.waitsUntil),
    madeOn: dayNumberInIndia(viewer.madeAt),
    isChecked: company !== null && isWorkAddress(careerProofAt(world, viewer, company.companyName)),
  };
  const taken = takenOn === null ? null : dayNumberInIndia(Date.parse(takenOn));
  const day = firstSnapshotFor(uncounted, taken, dayNumberInIndia(world.clock.now()));
  return { counting: 'LATER', countsFrom: dayInIndia(day * DAY_MS) };
}
