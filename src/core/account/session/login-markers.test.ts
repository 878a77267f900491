import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { LoginMarkers } from './login-markers';
import { LOGIN_PROVIDERS } from './login-provider';

function storageOf(values: Record<string, string> = {}): KeyValueStorage {
  const map = new Map(Object.entries(values));
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    removeOf: () => undefined,
    isStored: (key) => map.has(key),
    keysFrom: () => [],
  };
}

describe('LoginMarkers', () => {
  it('mark a login by its provider, and forget it', () => {
    const markers = new LoginMarkers(storageOf());
    const marks = LOGIN_PROVIDERS.map((provider) => {
      markers.begin(provider, 'normal');
      return markers.read().loginInitiated;
    });
    expect(marks).toEqual(['google', 'naukri', 'linkedin', 'outlook']);
    expect(markers.read()).toEqual({ loginInitiated: 'outlook', loginType: 'normal', authType: 'office' });
    markers.clear();
    expect(markers.read()).toEqual({ loginInitiated: null, loginType: null, authType: null });
  });

  it('read a foreign value as none', () => {
    expect(new LoginMarkers(storageOf({ loginInitiated: 'carrier pigeon' })).read().loginInitiated).toBeNull();
  });

  it('remember when the one-tap of the job portal began', () => {
    const markers = new LoginMarkers(storageOf());
    expect(markers.yoloInit()).toBeNull();
    markers.recordYoloInit(1_763_620_200_000);
    expect(markers.yoloInit()).toBe(1_763_620_200_000);
    expect(new LoginMarkers(storageOf({ naukriYoloInit: 'soon' })).yoloInit()).toBeNull();
  });
});
