import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { communitiesOfAddress } from '@/core/talk/communities/shown-communities';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunitiesKey, CommunityListingKey, FollowingKey } from './keys';

async function aListing(at = '/communities') {
  const app = await startMemoryApp({ as: 'reader', address: at });
  const listing = app.store(CommunityListingKey);
  const navigation = app.store(NavigationKey);
  const open = () => listing.open(communitiesOfAddress(navigation.address, true));
  navigation.attach({
    push: (to) => navigation.arrivedAt('/communities', to.slice('/communities'.length)),
    replace: (to) => {
      navigation.arrivedAt('/communities', to.slice('/communities'.length));
      void open();
    },
    back: () => undefined,
  });
  await open();
  return { ...app, listing, navigation, open };
}

describe('the communities’ screen', () => {
  it('[EN-COMM-LISTS] begins with empty lists: all, by type, those of departments, and the names of departments and industries', async () => {
    const { store, world } = await startMemoryApp({ as: 'reader', address: '/communities/notice-period' });
    const [like] = world.records(CommunityRecords).all;
    if (like === undefined) throw new Error('The world has no communities.');
    world.records(CommunityRecords).add({ ...like, type: 'department', entityId: 1, name: 'Sales', slug: 'sales' });
    const { aggregates } = store(CommunitiesKey);
    const { departments, industries } = store(CatalogGroupsKey).lists;
    const listing = store(CommunityListingKey);
    const lists = [aggregates.all.state, listing.groups, listing.items, departments.state, industries.state];
    expect(lists.map(({ state }) => state)).toEqual(['idle', 'idle', 'idle', 'idle', 'idle']);
    await listing.open({ list: 'departments', page: 1, search: null });
    expect(listing.groups.state).toBe('ready');
    expect(listing.items).toMatchObject({ state: 'ready', value: { items: [{ type: 'department', name: 'Sales' }] } });
    await industries.loadOnce();
    expect([departments.value?.length, industries.value?.length]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('[EN-COMM-CHIPS] has what the user follows in the groups all, topics, companies and roles', async () => {
    const { store, world, listing } = await aListing();
    const company = { type: 'company', entityId: 1, name: 'Vaayuna', slug: 'vaayuna', logo: null } as const;
    world.records(CommunityRecords).add({ ...company, about: null, category: 'IT', followersElsewhere: 5 });
    expect(listing.followingChipsData).toEqual({ all: [], topics: [], companies: [], roles: [] });
    await store(FollowingKey).follow({ ...company, followed: false, topicMeta: { posts: 0, followers: 5 } });
    const { all, companies, topics, roles } = listing.followingChipsData;
    expect(all.map(({ name }) => name)).toEqual(['Vaayuna']);
    expect(companies).toEqual(all);
    expect([topics, roles]).toEqual([[], []]);
  });

  it('has the first of each type with their number', async () => {
    const { listing } = await aListing();
    expect(listing.groups).toMatchObject({ state: 'ready' });
    expect(listing.totals.topic).toBe(8);
  });

  it('[VA-COMM-SEARCH] searches when the user pauses, in the address; blank text searches nothing', async () => {
    const { listing, navigation, time, settle } = await aListing();
    listing.type('no');
    listing.type('notice');
    expect(navigation.address).toBe('/communities');
    time.advance(250);
    await settle();
    expect(navigation.address).toBe('/communities?q=notice');
    expect(listing.found).toMatchObject({ state: 'ready', value: { search: 'notice' } });
    listing.type('notice p');
    listing.search();
    expect([navigation.address, listing.typed]).toEqual(['/communities?q=notice%20p', 'notice p']);
    listing.type('   ');
    time.advance(250);
    await settle();
    expect([navigation.address, listing.shown.search, listing.typed]).toEqual(['/communities', null, '   ']);
  });

  it('does not show what was found for the text before where the search for another one fails', async () => {
    const { listing, line, time, settle } = await aListing('/communities?q=talk');
    line.goOffline();
    listing.type('notice');
    time.advance(250);
    await settle();
    expect(listing.found.state).toBe('failed');
    line.goOnline();
    await listing.reload();
    expect(listing.found).toMatchObject({ value: { search: 'notice' } });
  });

  it('shows in the field what an address from elsewhere names', async () => {
    const { listing } = await aListing('/communities?q=talk');
    expect(listing.typed).toBe('talk');
    expect(listing.found).toMatchObject({ value: { communities: [{ name: 'Salary Talk' }] } });
  });

  it('lists a type page by page, and says where that failed', async () => {
    const { listing, line } = await aListing('/communities?show=topics&page=1');
    expect(listing.items).toMatchObject({ state: 'ready', value: { page: 1, total: 8 } });
    line.failNext(failureOf(500));
    await listing.reload();
    expect(listing.items.state).toBe('failed');
    await listing.reload();
    expect(listing.items.state).toBe('ready');
  });
});
