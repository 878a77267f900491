import type { KeyValueStorage } from './key-value-storage.port';

export interface DevicePlaces {
  readonly storage: KeyValueStorage;
  readonly tab: KeyValueStorage;
}

const SHARED_KEY = 'sharedDevice';

/** Returns the storage for pay. A guest's ends with the tab, since no logout clears it. */
export function placeOfPay(userId: string | null, { storage, tab }: DevicePlaces): KeyValueStorage {
  return userId === null ? tab : storage;
}

/** Returns the storage for drafts. A guest's ends with the tab, unless the guest said that nobody else uses the device. */
export function placeOfDraft(userId: string | null, places: DevicePlaces): KeyValueStorage {
  return userId === null && isDeviceShared(places) !== false ? places.tab : places.storage;
}

/** Returns null if the user has not answered. */
export function isDeviceShared({ storage }: Pick<DevicePlaces, 'storage'>): boolean | null {
  const said = storage.get(SHARED_KEY);
  return said === null ? null : said === 'yes';
}

export function setDeviceShared(isShared: boolean, { storage }: Pick<DevicePlaces, 'storage'>): void {
  storage.set(SHARED_KEY, isShared ? 'yes' : 'no');
}
