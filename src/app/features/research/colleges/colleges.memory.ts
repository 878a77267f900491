import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryColleges } from '@/adapters/memory/research/colleges/memory-colleges';
import { CollegesPort } from '@/core/research/colleges/colleges.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CollegesPort)
    .toResolvedValue((browser) => new MemoryColleges(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
