import type { KeyValueStorage } from './key-value-storage.port';

export interface DeviceStorages {
  readonly storage: KeyValueStorage;
  readonly tab: KeyValueStorage;
}

const SHARED_KEY = 'sharedDevice';

/** Returns the storage for pay. A guest's ends with the tab, since no logout clears it. */
export function storageForPay(userId: string | null, { storage, tab }: DeviceStorages): KeyValueStorage {
  return userId === null ? tab : storage;
}

/** Returns the storage for drafts. A guest's ends with the tab, unless the guest said that nobody else uses the device. */
export function storageForDraft(userId: string | null, places: DeviceStorages): KeyValueStorage {
  return userId === null && isDeviceShared(places) !== false ? places.tab : places.storage;
}

/** Returns null if the user has not answered. */
export function isDeviceShared({ storage }: Pick<DeviceStorages, 'storage'>): boolean | null {
  const said = storage.get(SHARED_KEY);
  return said === null ? null : said === 'yes';
}

export function setDeviceShared(isShared: boolean, { storage }: Pick<DeviceStorages, 'storage'>): void {
  storage.set(SHARED_KEY, isShared ? 'yes' : 'no');
}
