import { ContainerModule } from 'inversify';
import { MemoryColleges } from '@/adapters/memory/colleges/memory-colleges';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CollegesPort } from '@/core/colleges/colleges.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CollegesPort)
    .toResolvedValue((browser) => new MemoryColleges(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
