// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LoginMarkers } from '@/core/account/session/login-markers';
import { LOGIN_PROVIDERS } from '@/core/account/session/login-provider';
import type { WebStorage } from './device-storage';
import { DeviceStorage } from './device-storage';

const refusing: WebStorage = {
  length: 0,
  key: () => null,
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

describe('the markers of a login on the device', () => {
  const onDevice = () => new LoginMarkers(new DeviceStorage(() => localStorage));

  it('[EN-MARKER-LOGININITIATED] hold the provider of the login that began; any other value is none', () => {
    const marks = LOGIN_PROVIDERS.map((provider) => {
      onDevice().begin(provider, 'normal');
      return [localStorage.getItem('loginInitiated'), onDevice().read().loginInitiated];
    });
    expect(marks).toEqual(['google', 'naukri', 'linkedin', 'outlook'].map((mark) => [mark, mark]));
    localStorage.setItem('loginInitiated', 'carrier pigeon');
    expect(onDevice().read().loginInitiated).toBeNull();
  });

  it('[EN-MARKER-LOGINTYPE] hold how it began and through whom, until they are cleared', () => {
    onDevice().begin('microsoft', 'one_tap');
    expect([localStorage.getItem('loginType'), localStorage.getItem('authType')]).toEqual(['one_tap', 'office']);
    expect(onDevice().read()).toMatchObject({ loginType: 'one_tap', authType: 'office' });
    onDevice().clear();
    expect(onDevice().read()).toEqual({ loginInitiated: null, loginType: null, authType: null });
    expect([localStorage.getItem('loginType'), localStorage.getItem('authType')]).toEqual([null, null]);
  });

  it('[EN-MARKER-YOLOINIT] hold when the one-tap of the job portal began, in ms', () => {
    expect(onDevice().yoloInit()).toBeNull();
    onDevice().recordYoloInit(1_763_620_200_000);
    expect(localStorage.getItem('naukriYoloInit')).toBe('1763620200000');
    expect(onDevice().yoloInit()).toBe(1_763_620_200_000);
  });
});
