import { TILE_COLORS, tileColorOf } from '@/core/kernel/common/tile.rules';

/** In the order of TILE_COLORS. */
const TILES = ['tile-a', 'tile-b', 'tile-c', 'tile-d', 'tile-e', 'tile-f'] as const;

const COLORS: readonly string[] = TILE_COLORS;

export type TileClass = (typeof TILES)[number];

/** The class of the tile that belongs to a seed. */
export function tileClass(seed: string): TileClass {
  return tileClassOfColor(tileColorOf(seed)) ?? 'tile-a';
}

/** The class of the tile that a hex colour names; null for any other colour. */
export function tileClassOfColor(color: string): TileClass | null {
  return TILES[COLORS.indexOf(color.toUpperCase())] ?? null;
}
