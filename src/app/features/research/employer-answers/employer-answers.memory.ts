import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryEmployerAnswers } from '@/adapters/memory/research/employer-answers/memory-employer-answers';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(EmployerAnswersPort)
    .toResolvedValue((browser) => new MemoryEmployerAnswers(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
