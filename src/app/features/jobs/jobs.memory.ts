import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryJobs } from '@/adapters/memory/memory-jobs';
import { JobsPort } from '@/core/jobs/jobs.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(JobsPort)
    .toResolvedValue((browser) => new MemoryJobs(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
