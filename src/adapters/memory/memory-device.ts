import type { Cancel } from '@/core/common/scheduler.port';
import type { Device } from '@/core/device/device';
import type { DeviceReading } from '@/core/device/device-reading.port';

/** A device that a test describes: a wide browser by default. */
export class MemoryDevice implements DeviceReading {
  #device: Device;
  readonly #listeners = new Set<() => void>();

  constructor(device: Partial<Device> = {}) {
    this.#device = { width: 1440, userAgent: 'memory', host: 'browser', ...device };
  }

  current(): Device {
    return this.#device;
  }

  onChange(listener: () => void): Cancel {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Changes the window's width, in CSS px. */
  resize(width: number): void {
    this.#device = { ...this.#device, width };
    for (const listener of this.#listeners) listener();
  }
}
