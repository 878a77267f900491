import { describe, expect, it } from 'vitest';
import { WindowDevice } from '@/adapters/browser/window-device';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';

interface Resizable {
  readonly device: DeviceReading;
  readonly resize: (width: number) => void;
}

function aWindow() {
  return Object.assign(new EventTarget(), { innerWidth: 1440, navigator: { userAgent: 'test' } });
}

const devices: Readonly<Record<string, () => Resizable>> = {
  'in memory': () => {
    const device = new MemoryDevice({ userAgent: 'test' });
    return { device, resize: (width) => device.resize(width) };
  },
  'of the window': () => {
    const window = aWindow();
    return {
      device: new WindowDevice(window),
      resize: (width) => {
        window.innerWidth = width;
        window.dispatchEvent(new Event('resize'));
      },
    };
  },
};

describe.each(Object.entries(devices))('DeviceReading %s', (_place, make) => {
  it('has the width that the window has now', () => {
    const { device, resize } = make();
    expect(device.current()).toEqual({ width: 1440, userAgent: 'test', host: 'browser' });
    resize(360);
    expect(device.current().width).toBe(360);
  });
});
