import { makeAutoObservable } from 'mobx';
import type { JobDetails } from '@/core/research/jobs/job';
import type { Jobs } from '@/core/research/jobs/jobs.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** One opening. */
export class JobStore {
  readonly #job: Loadable<JobDetails, string>;
  private jobId = '';

  constructor(jobs: Pick<Jobs, 'getJob'>) {
    this.#job = new Loadable((jobId) => jobs.getJob({ jobId }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<JobDetails> {
    return this.#job.state;
  }

  async open(jobId: string): Promise<void> {
    this.jobId = jobId;
    await this.#job.load(jobId);
  }

  async reload(): Promise<void> {
    await this.#job.load(this.jobId);
  }
}
