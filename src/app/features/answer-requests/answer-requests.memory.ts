import { ContainerModule } from 'inversify';
import { MemoryAnswerRequests } from '@/adapters/memory/answer-requests/memory-answer-requests';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { AnswerRequestsPort } from '@/core/answer-requests/answer-requests.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsPort)
    .toResolvedValue((browser) => new MemoryAnswerRequests(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
