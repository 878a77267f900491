import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';

export function retryingWrites(): RetryingWrites {
  return new RetryingWrites(new ManualTime(), new MemoryToasts());
}
