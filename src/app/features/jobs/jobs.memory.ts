import { ContainerModule } from 'inversify';
import { MemoryJobs } from '@/adapters/memory/jobs/memory-jobs';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { JobsPort } from '@/core/jobs/jobs.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(JobsPort)
    .toResolvedValue((browser) => new MemoryJobs(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
