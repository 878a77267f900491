import type { Key } from '@/core/kernel/common/key';
import type { Device } from './device';

export interface DeviceReading {
  readonly current: () => Device;
}

/** Names the DeviceReading port in the container. */
export const DevicePort: Key<DeviceReading> = Symbol('DeviceReading');
