// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { WebStorage } from './device-storage';
import { DeviceStorage } from './device-storage';

const refusing: WebStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('DeviceStorage', () => {
  it('keeps texts on the device', () => {
    new DeviceStorage(() => localStorage).set('draft', 'Namaste');
    expect(new DeviceStorage(() => localStorage).get('draft')).toBe('Namaste');
  });

  it('forgets what is removed', () => {
    const storage = new DeviceStorage(() => localStorage);
    storage.set('draft', 'Namaste');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('keeps texts as long as the page where the device refuses', () => {
    const storage = new DeviceStorage(() => refusing);
    storage.set('draft', 'Namaste');
    expect(storage.get('draft')).toBe('Namaste');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('does not swallow bugs', () => {
    const broken = new DeviceStorage(() => {
      throw new TypeError('not a storage');
    });
    expect(() => broken.get('draft')).toThrow(TypeError);
  });
});
