/** Light values of the tokens --tile-a to --tile-f, as services name them. */
export const TILE_COLORS = ['#E9E3D8', '#DCE6DF', '#E1E1EC', '#EFDEDF', '#DCE7EA', '#ECE5CB'] as const;

/** Returns an unsigned 32-bit number, the same on every machine: FNV-1a over the UTF-16 code units, mixed. */
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

export function tileColorOf(seed: string): (typeof TILE_COLORS)[number] {
  return TILE_COLORS[(seedHash(seed) >>> 16) % TILE_COLORS.length] ?? TILE_COLORS[0];
}
