import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployerCorrections } from '@/adapters/memory/research/employer-corrections/memory-employer-corrections';
import { wire } from '@/app/wire';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';

export const adapters = wire((provide) => {
  provide(MemoryEmployerCorrections, [MemoryBrowserKey], EmployerCorrectionsPort);
});
