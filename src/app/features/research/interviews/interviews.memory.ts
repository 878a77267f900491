import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterviewReadingPort)
    .toResolvedValue((browser) => new MemoryInterviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
