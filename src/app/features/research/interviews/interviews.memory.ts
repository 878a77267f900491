import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { wire } from '@/app/wire';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';

export const adapters = wire((provide) => {
  provide(MemoryInterviews, [MemoryBrowserKey], InterviewReadingPort);
});
