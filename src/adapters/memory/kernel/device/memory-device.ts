import type { Device } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';

export class MemoryDevice implements DeviceReading {
  #device: Device;

  constructor(device: Partial<Device> = {}) {
    this.#device = { width: 1440, userAgent: 'memory', host: 'browser', ...device };
  }

  current(): Device {
    return this.#device;
  }

  resize(width: number): void {
    this.#device = { ...this.#device, width };
  }
}
