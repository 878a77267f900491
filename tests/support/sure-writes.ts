import { MemoryToasts } from '@/adapters/memory/toasts/memory-toasts';
import { ManualTime } from '@/adapters/memory/world/manual-time';
import { SureWrites } from '@/core/failed-calls/sure-writes';

/** Writes without a page: time stands still, and nobody reads the toasts. */
export function sureWrites(): SureWrites {
  return new SureWrites(new ManualTime(), new MemoryToasts());
}
