import type { Device } from '@/core/device/device';
import type { DeviceReading } from '@/core/device/device-reading.port';

/** The part of the window that describes the device. */
export type DeviceWindow = Pick<Window, 'innerWidth'> & {
  readonly navigator: Pick<Navigator, 'userAgent'>;
};

/** Reads the device from the window; the host is read once, at start. */
export class WindowDevice implements DeviceReading {
  readonly #window: DeviceWindow;
  readonly #host: Device['host'];

  constructor(window: DeviceWindow, host: Device['host'] = 'browser') {
    this.#window = window;
    this.#host = host;
  }

  current(): Device {
    return { width: this.#window.innerWidth, userAgent: this.#window.navigator.userAgent, host: this.#host };
  }
}
