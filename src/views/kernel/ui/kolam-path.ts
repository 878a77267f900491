import { seedHash } from '@/core/kernel/common/tile.rules';

const SIZE = 4;
const CELL = 10;
const HALF = CELL / 2;

/** Mirrored, rotated by half a turn, or mirrored both ways. */
const SYMMETRIES = 3;
const TURN = 1;
const BOTH = 2;

/** Draws two quarter arcs round the corners on the main diagonal (`falling`) or on the other one. */
function cellPath(column: number, row: number, falling: boolean): string {
  const left = column * CELL;
  const top = row * CELL;
  const centre = left + HALF;
  const middle = top + HALF;
  return falling
    ? `M${centre} ${top}A5 5 0 0 1 ${left} ${middle}M${centre} ${top + CELL}A5 5 0 0 1 ${left + CELL} ${middle}`
    : `M${centre} ${top}A5 5 0 0 0 ${left + CELL} ${middle}M${left} ${middle}A5 5 0 0 1 ${centre} ${top + CELL}`;
}

/**
 * Returns one SVG path on a 40 × 40 canvas. Deterministic and symmetric; reveals nothing of the persona but the seed.
 */
export function kolamPath(seed: string): string {
  const hash = seedHash(seed);
  const symmetry = (hash >>> 8) % SYMMETRIES;
  let path = '';
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const flipsColumn = column >= SIZE / 2;
      const flipsRow = row >= SIZE / 2;
      const sourceColumn = flipsColumn ? SIZE - 1 - column : column;
      const mirrorsRow = symmetry === BOTH ? flipsRow : symmetry === TURN && flipsColumn;
      const sourceRow = mirrorsRow ? SIZE - 1 - row : row;
      const drawn = ((hash >>> (sourceRow * 2 + sourceColumn)) & 1) === 1;
      // A mirrored arc leans the other way, but an arc rotated by half a turn keeps its lean.
      const mirrors = (flipsColumn ? 1 : 0) + (mirrorsRow ? 1 : 0);
      path += cellPath(column, row, mirrors % 2 === 1 ? !drawn : drawn);
    }
  }
  return path;
}

export interface KolamLook {
  readonly turn: 0 | 45;
  readonly isDeep: boolean;
  /** A path of zero-length lines with round ends, which browsers draw as dots. */
  readonly dots: string;
}

const CENTRE = 'M20 20h0';
const CORNERS = 'M10 10h0M30 10h0M10 30h0M30 30h0';
const DOTS = [CENTRE, CORNERS, CENTRE + CORNERS] as const;

/** Derives the look from other bits of the hash than loops and tile. At 30 px, 12 looks are distinguishable. */
export function kolamLook(seed: string): KolamLook {
  const hash = seedHash(seed);
  return {
    turn: (hash >>> 28) % 2 === 0 ? 45 : 0,
    isDeep: (hash >>> 29) % 2 === 1,
    dots: DOTS[(hash >>> 12) % 3] ?? CENTRE,
  };
}
