import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployer } from '@/adapters/memory/research/employer/memory-employer';
import { EmployerPort } from '@/core/research/employer/employer.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(EmployerPort)
    .toResolvedValue((browser) => new MemoryEmployer(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
