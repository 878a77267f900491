import { ManualTime } from '@/adapters/memory/manual-time';
import { MemoryToasts } from '@/adapters/memory/memory-toasts';
import { SureWrites } from '@/core/failed-calls/sure-writes';

/** Writes without a page: time stands still, and nobody reads the toasts. */
export function sureWrites(): SureWrites {
  return new SureWrites(new ManualTime(), new MemoryToasts());
}
