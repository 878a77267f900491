import { describe, expect, it } from 'vitest';
import { presentCommunity, presentGroups, presentMatch } from './community.presenter';
import type { ListedRow } from './community.queries';

const aRow = (overrides: Partial<ListedRow> = {}): ListedRow => ({
  type: 'topic',
  entity_id: 2,
  name: 'Notice Period',
  slug: 'notice-period',
  logo: null,
  category: 'Topic',
  about: 'Getting out.',
  posts_count: 120,
  followers_count: 41_905,
  followed: false,
  ...overrides,
});

describe('communities', () => {
  it('leave with what the contract names', () => {
    expect(presentCommunity(aRow())).toEqual({
      type: 'topic',
      entityId: 2,
      name: 'Notice Period',
      slug: 'notice-period',
      logo: null,
      topicMeta: { posts: 120, followers: 41_905 },
      followed: false,
    });
    expect(presentMatch(aRow())).toEqual({
      entityId: 2,
      name: 'Notice Period',
      type: 'topic',
      logo: null,
      category: 'Topic',
      slug: 'notice-period',
      topicMeta: { posts: 120, followers: 41_905 },
    });
  });

  it('come in groups of one type, in one order, without empty ones', () => {
    const rows = [aRow({ type: 'department' }), aRow({ entity_id: 1 }), aRow({ type: 'department', entity_id: 9 })];
    expect(
      presentGroups(rows).map(({ type, communities }) => [type, communities.map(({ entityId }) => entityId)]),
    ).toEqual([
      ['topic', [1]],
      ['department', [2, 9]],
    ]);
    expect(presentGroups(rows)[0]?.communities[0]?.about).toBe('Getting out.');
    expect(presentGroups([])).toEqual([]);
  });
});
