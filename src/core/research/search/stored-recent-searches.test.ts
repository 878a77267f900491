// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { parseRecentSearches, RECENT_SEARCHES_KEY, withRecentSearch } from './stored-recent-searches';

describe('recent searches', () => {
  it('[EN-RECENT-SEARCH] are kept on the device under one key, and read back', () => {
    window.localStorage.clear();
    const storage = new DeviceStorage(() => window.localStorage);
    storage.set(RECENT_SEARCHES_KEY, JSON.stringify(withRecentSearch([], 'नाविका')));
    expect(Object.keys(window.localStorage)).toEqual(['recentSearches']);
    expect(parseRecentSearches(storage.get(RECENT_SEARCHES_KEY))).toEqual(['नाविका']);
    storage.remove(RECENT_SEARCHES_KEY);
  });

  it.each([null, '', 'no json', '{"a":1}', '[1]', '[""]'])('are none where %j is kept', (kept) => {
    expect(parseRecentSearches(kept)).toEqual([]);
  });
});
