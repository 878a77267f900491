import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryInterviews } from '@/adapters/memory/memory-interviews';
import { InterviewReadingPort } from '@/core/interviews/interview-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(InterviewReadingPort)
    .toResolvedValue((browser) => new MemoryInterviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
