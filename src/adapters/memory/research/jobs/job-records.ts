import { ShownOpenings } from '@/adapters/memory/kernel/moderated/shown-openings';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { JobDetails } from '@/core/research/jobs/job';
import type { JobAlert } from '@/core/research/jobs/job-alert';

export class JobRecords {
  readonly all: Omit<JobDetails, 'isOld' | 'leavesOn' | 'usualPay' | 'heardBack' | 'signs'>[] = [];
  readonly alerts = new PerUser<{ all: readonly JobAlert[] }>(() => ({ all: [] }));

  constructor(world: MemoryWorld) {
    world.records(ShownOpenings).has = (id) => this.all.some(({ jobId }) => jobId === id);
  }
}
