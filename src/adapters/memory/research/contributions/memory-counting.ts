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

export const UNCOUNTED: OwnCounting = { counting: null, countsFrom: null };

const COUNTED: OwnCounting = { counting: 'COUNTED', countsFrom: null };
const INSTEAD: OwnCounting = { counting: 'INSTEAD', countsFrom: null };

export function countingOfReview(world: MemoryWorld, review: MemoryReview): OwnCounting {
  const now = world.clock.now();
  if (world.records(ReviewRecords).countedOf(review.companyId).includes(review)) return COUNTED;
  const until = Math.max(review.heldUntil ?? 0, review.surgeUntil ?? 0);
  return until > now ? { counting: 'LATER', countsFrom: dayInIndia(until) } : INSTEAD;
}

export function countingOfInterview(world: MemoryWorld, id: string): OwnCounting {
  const interview = world.records(InterviewRecords).interviews.find((one) => one.id === id);
  return countingFrom(world, interview?.waitsUntil ?? null);
}

export function countingOfBenefits(world: MemoryWorld, id: string): OwnCounting {
  return countingFrom(world, world.records(BenefitRecords).find(id)?.waitsUntil ?? null);
}

function countingFrom(world: MemoryWorld, waitsUntil: number | null): OwnCounting {
  if (waitsUntil === null || waitsUntil <= world.clock.now()) return COUNTED;
  return { counting: 'LATER', countsFrom: dayInIndia(waitsUntil) };
}

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

export function countingOfTenure(world: MemoryWorld, viewer: MemoryUser, id: string): OwnCounting {
  const records = world.records(TenureRecords);
  const report = records.find(id);
  if (report === null) return UNCOUNTED;
  if (records.isCounted(id)) return COUNTED;
  const [newest] = records.of(viewer.id, report.companyId);
  return newest?.id === id ? laterCount(world, viewer, report, records.takenOn) : INSTEAD;
}

/** Returns the earliest weekly snapshot that can count the report. */
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
