import { TILE_COLORS, tileColorOf } from '@/core/kernel/common/tile.rules';

const TILES = ['tile-a', 'tile-b', 'tile-c', 'tile-d', 'tile-e', 'tile-f'] as const;

const COLORS: readonly string[] = TILE_COLORS;

export type TileClass = (typeof TILES)[number];

export function tileClass(seed: string): TileClass {
  return tileClassOfColor(tileColorOf(seed)) ?? 'tile-a';
}

export function tileClassOfColor(color: string): TileClass | null {
  return TILES[COLORS.indexOf(color.toUpperCase())] ?? null;
}
