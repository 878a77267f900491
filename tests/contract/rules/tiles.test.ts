import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyAvatar } from '@/adapters/memory/memory-persona';
import { tileColorOf as colorInCore, TILE_COLORS as colorsInCore } from '@/core/common/tile';
import { appearancesOf } from '@/server/services/user/profile/appearance';
import type { AppearanceRow } from '@/server/services/user/profile/appearance.queries';
import { tileColorOf as colorOnServer, TILE_COLORS as colorsOnServer } from '@/server/services/user/profile/tile';
import { tileClassOfColor } from '@/views/ui/tile-class';
import { companyTileCases, tileCases } from './tiles.cases';

it('the six colours are the same on both sides, and each has its class', () => {
  expect(colorsOnServer).toEqual(colorsInCore);
  expect(colorsInCore.map(tileClassOfColor)).toEqual(['tile-a', 'tile-b', 'tile-c', 'tile-d', 'tile-e', 'tile-f']);
});

describe('the tile of a seed', () => {
  it.each(tileCases)('%j is %s on both sides', (seed, color) => {
    expect([colorInCore(seed), colorOnServer(seed)]).toEqual([color, color]);
  });

  it('is the same on both sides for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(colorInCore(seed)).toBe(colorOnServer(seed));
      }),
    );
  });
});

describe('the avatar of a company', () => {
  it.each(companyTileCases)('%j has the seed %s on both sides', (companyName, seed) => {
    const avatar = { avatarUrl: `kolam:${seed}`, avatarBgColor: colorInCore(seed) };
    expect(companyAvatar(companyName)).toEqual(avatar);
    expect(appearancesOf(employeeOf(companyName))[1]).toMatchObject(avatar);
  });
});

function employeeOf(companyName: string): AppearanceRow {
  return {
    user_name: 'PeepalRoot',
    avatar_uri: 'kolam:peepal-7',
    avatar_color: '#DCE6DF',
    bio: '',
    selected_profile_type: 'DESIGNATION',
    type: 'working',
    company_name: companyName,
    department_id: 1,
    industry_id: 1,
    job_profile: 'Nurse',
    verified: '',
    verification_source: '',
    is_common_profile: true,
    shows_designation: true,
  };
}
