import type { Key } from '@/core/common/key';
import type { Device } from './device';

/** What the product runs on right now. */
export interface DeviceReading {
  current(): Device;
}

/** Names the DeviceReading port in the container. */
export const DevicePort: Key<DeviceReading> = Symbol('DeviceReading');
