import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import { JobRecords } from '../jobs/job-records';
import { InterviewRecords } from './interview-records';

const LISTED_DAYS = 120;

export function openingsFor(world: MemoryWorld, keys: readonly string[]): number {
  const since = dayBeforeInIndia(world.clock.now(), LISTED_DAYS);
  const { all } = world.records(JobRecords);
  return all.filter(({ postedOn, skills }) => postedOn >= since && skills.some((one) => keys.includes(urlNameOf(one))))
    .length;
}

/** Counts distinct questions across all companies. */
export function usesOfSkill(world: MemoryWorld, keys: readonly string[]): number {
  const { questions } = world.records(InterviewRecords);
  const asked = questions.filter(({ skills }) => skills.some((one) => keys.includes(urlNameOf(one))));
  return new Set(asked.map(({ text }) => questionKeyOf(text))).size + openingsFor(world, keys);
}
