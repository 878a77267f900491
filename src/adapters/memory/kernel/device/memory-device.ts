import type { Device } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';

/** A device that a test describes: a wide browser by default. */
export class MemoryDevice implements DeviceReading {
  #device: Device;

  constructor(device: Partial<Device> = {}) {
    this.#device = { width: 1440, userAgent: 'memory', host: 'browser', ...device };
  }

  current(): Device {
    return this.#device;
  }

  /** Changes the window's width, in CSS px. */
  resize(width: number): void {
    this.#device = { ...this.#device, width };
  }
}
