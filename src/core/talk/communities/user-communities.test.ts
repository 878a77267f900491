import { aCommunity } from '@tests/support/a-community';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Community, CommunityType } from './community';
import { COMMUNITY_TYPES } from './community';
import { followingChipsOf } from './following-chips';
import {
  communitiesOf,
  communityKeyOf,
  followedFirst,
  hasCommunity,
  withCommunity,
  withoutCommunity,
} from './user-communities';

function named(type: CommunityType, entityId: number): Community {
  return aCommunity({ type, entityId, name: `${type} ${entityId}`, slug: `${type}-${entityId}`, followed: true });
}

const topic = named('topic', 2);
const company = named('company', 2);
const department = named('department', 5);

describe('user communities', () => {
  it('[ST-USERCOMM-DEDUP] are added and removed once by type and entity id', () => {
    const twice = withCommunity(withCommunity([], topic), named('topic', 2));
    expect(twice).toEqual([topic]);
    const both = withCommunity(twice, company);
    expect(both).toEqual([topic, company]);
    expect(withoutCommunity(both, { type: 'topic', entityId: 2 })).toEqual([company]);
    expect(hasCommunity(both, { type: 'department', entityId: 2 })).toBe(false);
  });

  it('stay without duplicates whatever is added', () => {
    const communities = fc.record({
      type: fc.constantFrom(...COMMUNITY_TYPES),
      entityId: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(communities), (added) => {
        const list = added.reduce<readonly { type: CommunityType; entityId: number }[]>(withCommunity, []);
        expect(new Set(list.map(communityKeyOf)).size).toBe(list.length);
        for (const community of added) expect(hasCommunity(list, community)).toBe(true);
      }),
    );
  });

  it('stand under the chips all, topics, companies and roles', () => {
    expect(followingChipsOf([])).toEqual({ all: [], topics: [], companies: [], roles: [] });
    expect(followingChipsOf([company])).toEqual({ all: [company], topics: [], companies: [company], roles: [] });
    expect(followingChipsOf([department]).roles).toEqual([department]);
  });

  it('come before the others where they are found, each part in its order', () => {
    expect(followedFirst([topic, company, department], [department, company])).toEqual([company, department, topic]);
    expect(followedFirst([topic, company], [])).toEqual([topic, company]);
  });

  it('are one list without repeats, whatever their groups', () => {
    const groups = [
      { type: topic.type, communities: [{ ...topic, about: null }] },
      { type: department.type, communities: [{ ...department, about: null }] },
    ];
    expect(communitiesOf([...groups, ...groups])).toMatchObject([topic, department]);
  });
});
