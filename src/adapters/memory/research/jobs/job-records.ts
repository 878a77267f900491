import { ShownOpenings } from '@/adapters/memory/kernel/moderated/shown-openings';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { JobDetails } from '@/core/research/jobs/job';
import type { JobAlert } from '@/core/research/jobs/job-alert';
import { CompanyRecords } from '../company/company-records';

type MemoryJob = Omit<JobDetails, 'isOld' | 'leavesOn' | 'rating' | 'usualPay' | 'heardBack' | 'signs'> & {
  readonly companyId: number;
};

export class JobRecords {
  all: readonly MemoryJob[] = [];
  readonly alerts = new PerUser<{ all: readonly JobAlert[] }>(() => ({ all: [] }));

  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
    world.records(ShownOpenings).has = (id) => this.all.some(({ jobId }) => jobId === id);
  }

  add(job: MemoryJob): void {
    this.all = [...this.all, job];
    const figures = this.#world.records(CompanyRecords).find(job.companyId)?.figures;
    if (figures !== undefined) figures.jobs += 1;
  }
}
