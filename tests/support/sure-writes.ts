import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { SureWrites } from '@/core/kernel/failed-calls/sure-writes';

export function sureWrites(): SureWrites {
  return new SureWrites(new ManualTime(), new MemoryToasts());
}
