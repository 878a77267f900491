import { describe, expect, it } from 'vitest';
import {
  addressOfList,
  COMMUNITY_LISTS,
  communitiesOfAddress,
  listOfType,
  typeOfList,
  withCommunitySearch,
} from './shown-communities';

describe('the address of the communities’ screen', () => {
  it('names a list and a page, there and back', () => {
    for (const list of COMMUNITY_LISTS) {
      for (const page of [1, 3])
        expect(communitiesOfAddress(addressOfList(list, page), true)).toEqual({ list, page, search: null });
      const type = typeOfList(list);
      if (type !== null) expect(listOfType(type)).toBe(list);
    }
    expect(addressOfList('all')).toBe('/communities');
  });

  it('shows all of them where it names nothing that there is', () => {
    const all = { list: 'all', page: 1, search: null };
    for (const address of [
      '/communities?show=best',
      '/communities?page=0',
      '/communities?page=1.5',
      '/communities?q=%20',
    ])
      expect(communitiesOfAddress(address, true)).toEqual(all);
    expect(communitiesOfAddress('/communities?show=following', false)).toEqual(all);
  });

  it('holds the search, which begins at the first page', () => {
    const address = withCommunitySearch('/communities?show=topics&page=2', 'notice period');
    expect(communitiesOfAddress(address, false)).toEqual({ list: 'topics', page: 1, search: 'notice period' });
    expect(withCommunitySearch(address, null)).toBe('/communities?show=topics');
  });
});
