import type { Device } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';

export type DeviceWindow = Pick<Window, 'innerWidth'> & {
  readonly navigator: Pick<Navigator, 'userAgent'>;
  addEventListener(type: 'resize', listener: () => void): void;
};

/** Reads the device from the window; the host is read once, at start. */
export class WindowDevice implements DeviceReading {
  readonly #window: DeviceWindow;
  readonly #host: Device['host'];
  /** Null after the window has changed. To ask the window lays out the page, and every call says what device it comes from. */
  #width: number | null = null;

  constructor(window: DeviceWindow, host: Device['host'] = 'browser') {
    this.#window = window;
    this.#host = host;
    window.addEventListener('resize', () => {
      this.#width = null;
    });
  }

  current(): Device {
    this.#width ??= this.#window.innerWidth;
    return { width: this.#width, userAgent: this.#window.navigator.userAgent, host: this.#host };
  }
}
