import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { MemoryAppOptions } from './memory-app';
import { startMemoryApp } from './memory-app';

export async function asEmployee(companyName: string, jobProfile: string, jobLocation = ''): Promise<MemoryAppOptions> {
  const { world, me } = await startMemoryApp({ as: 'newcomer' });
  const working = { ...emptyCareerStatus.working, companyName, jobProfile, jobLocation };
  world.records(CareerRecords).of(me).career = {
    careerStatusId: 1,
    code: null,
    codesSentAt: [],
    provedAt: null,
    status: { type: 'working', working, student: null, unemployed: null },
  };
  return { world, me, as: 'newcomer' };
}
