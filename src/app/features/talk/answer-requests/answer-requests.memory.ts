import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAnswerRequests } from '@/adapters/memory/talk/answer-requests/memory-answer-requests';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsPort)
    .toResolvedValue((browser) => new MemoryAnswerRequests(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
