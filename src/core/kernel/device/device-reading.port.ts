import type { Key } from '@/core/kernel/common/key';
import type { Device } from './device';

export interface DeviceReading {
  readonly current: () => Device;
}

export const DevicePort: Key<DeviceReading> = Symbol('DeviceReading');
