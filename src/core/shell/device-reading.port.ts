import type { Cancel } from '@/core/common/scheduler.port';
import type { Device } from './device';

/** What the product runs on right now. */
export interface DeviceReading {
  current(): Device;
  /** Calls the listener after the window's width changed; the answer ends that. */
  onChange(listener: () => void): Cancel;
}
