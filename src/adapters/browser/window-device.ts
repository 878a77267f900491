import type { Device } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';

export type DeviceWindow = Pick<Window, 'innerWidth'> & {
  readonly navigator: Pick<Navigator, 'userAgent'>;
  addEventListener(type: 'resize', listener: () => void): void;
};

/** The device of the window. The host is read once, at start. */
export class WindowDevice implements DeviceReading {
  readonly #window: DeviceWindow;
  readonly #host: Device['host'];
  /** Null after a resize. Reading the width forces layout, and every call needs it. */
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
