import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryColleges } from '@/adapters/memory/memory-colleges';
import { CollegesPort } from '@/core/colleges/colleges.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CollegesPort)
    .toResolvedValue((browser) => new MemoryColleges(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
