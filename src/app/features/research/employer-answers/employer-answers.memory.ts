import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployer } from '@/adapters/memory/research/employer/memory-employer';
import { MemoryEmployerAnswers } from '@/adapters/memory/research/employer-answers/memory-employer-answers';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(EmployerPort)
    .toResolvedValue((browser) => new MemoryEmployer(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(EmployerAnswersPort)
    .toResolvedValue((browser) => new MemoryEmployerAnswers(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
