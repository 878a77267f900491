import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployerCorrections } from '@/adapters/memory/research/employer-corrections/memory-employer-corrections';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(EmployerCorrectionsPort)
    .toResolvedValue((browser) => new MemoryEmployerCorrections(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
