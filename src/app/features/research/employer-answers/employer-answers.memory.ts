import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployer } from '@/adapters/memory/research/employer/memory-employer';
import { MemoryEmployerAnswers } from '@/adapters/memory/research/employer-answers/memory-employer-answers';
import { wire } from '@/app/wire';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';

export const adapters = wire((provide) => {
  provide(MemoryEmployer, [MemoryBrowserKey], EmployerPort);
  provide(MemoryEmployerAnswers, [MemoryBrowserKey], EmployerAnswersPort);
});
