import type { DayLimit } from '@/core/kernel/common/day-limit';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { DailyCounts } from './daily-counts';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import type { MemoryWorld } from './memory-world';
import type { MemoryUser } from './user-records';

export class DayLimitRecords {
  readonly ofDay = new DailyCounts();
}

export function companyLimitKey(companyId: number): { readonly id: string } {
  return { id: `company ${companyId}` };
}

export function countOfDay(world: MemoryWorld, { id }: Pick<MemoryUser, 'id'>, limit: DayLimit): Refusal | null {
  const { ofDay } = world.records(DayLimitRecords);
  const isWithin = ofDay.count(id, `${limit.acts} ${dayInIndia(world.clock.now())}`, limit.most);
  return isWithin ? null : refusal(422, limit.code, limit.message);
}
