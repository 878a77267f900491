import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Device } from './device';

/** What the product runs on right now. */
export interface DeviceReading {
  current(): Device;
  /** Calls the listener after the window's width changed; the answer ends that. */
  onChange(listener: () => void): Cancel;
}

/** Names the DeviceReading port in the container. */
export const DevicePort: Key<DeviceReading> = Symbol('DeviceReading');
