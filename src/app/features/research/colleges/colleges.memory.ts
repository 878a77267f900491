import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryColleges } from '@/adapters/memory/research/colleges/memory-colleges';
import { wire } from '@/app/wire';
import { CollegesPort } from '@/core/research/colleges/colleges.port';

export const adapters = wire((provide) => {
  provide(MemoryColleges, [MemoryBrowserKey], CollegesPort);
});
