/** FNV-1a over the UTF-16 code units of `seed`: the same unsigned 32-bit number for the same text, on every machine. */
export function seedHash(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

const TILES = ['tile-a', 'tile-b', 'tile-c', 'tile-d', 'tile-e', 'tile-f'] as const;

/** The class of the tile colour that belongs to `seed`. */
export function tileClass(seed: string): (typeof TILES)[number] {
  return TILES[(seedHash(seed) >>> 16) % TILES.length] ?? 'tile-a';
}

/** The light values of the tiles, by which services name an avatar's colour. */
const TILE_COLORS: readonly string[] = ['#E9E3D8', '#DCE6DF', '#E1E1EC', '#EFDEDF', '#DCE7EA', '#ECE5CB'];

/** The class of the tile that a hex colour names; null for a colour that is no tile's. */
export function tileClassOfColor(color: string): (typeof TILES)[number] | null {
  return TILES[TILE_COLORS.indexOf(color.toUpperCase())] ?? null;
}
