import { ContainerModule } from 'inversify';
import { MemoryInterviews } from '@/adapters/memory/interviews/memory-interviews';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { InterviewReadingPort } from '@/core/interviews/interview-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterviewReadingPort)
    .toResolvedValue((browser) => new MemoryInterviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
