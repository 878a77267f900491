import { ContainerModule } from 'inversify';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryJobs } from '@/adapters/memory/research/jobs/memory-jobs';
import { JobsPort } from '@/core/research/jobs/jobs.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(JobsPort)
    .toResolvedValue((browser) => new MemoryJobs(browser, listedHostNames), [MemoryBrowserKey])
    .inSingletonScope();
});
