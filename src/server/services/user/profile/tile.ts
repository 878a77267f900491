/** The light values of the six avatar tiles of the design (--tile-a to --tile-f). */
export const TILE_COLORS = ['#E9E3D8', '#DCE6DF', '#E1E1EC', '#EFDEDF', '#DCE7EA', '#ECE5CB'] as const;

/** The colour of the tile that belongs to a seed; clients choose the same one (tests/contract/rules/tiles.cases.ts). */
export function tileColorOf(seed: string): (typeof TILE_COLORS)[number] {
  return TILE_COLORS[(hashOf(seed) >>> 16) % TILE_COLORS.length] ?? TILE_COLORS[0];
}

/** FNV-1a over the UTF-16 code units, mixed. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}
