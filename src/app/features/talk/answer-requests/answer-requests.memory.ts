import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAnswerRequests } from '@/adapters/memory/talk/answer-requests/memory-answer-requests';
import { wire } from '@/app/wire';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';

export const adapters = wire((provide) => {
  provide(MemoryAnswerRequests, [MemoryBrowserKey], AnswerRequestsPort);
});
