import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { LogoOwner } from '@/core/trust/logos/logo';
import { LOGO_EDGE_PX } from '@/core/trust/logos/logo.rules';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { logoKey } from '@/server/services/trust/moderation/logos/logo-file';
import { setCollegeLogo, setCompanyLogo } from '@/server/services/trust/moderation/logos/logos.queries';
import { colleges, companies } from './demo-data';

type Colour = readonly [red: number, green: number, blue: number];

/** `holds` returns true for points (-1 to 1) inside the sign. */
interface Drawing {
  readonly ground: Colour;
  readonly sign: Colour;
  readonly holds: (x: number, y: number) => boolean;
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;
const WHITE: Colour = [255, 255, 255];

const COMPANIES: readonly Drawing[] = [
  {
    ground: [18, 74, 120],
    sign: WHITE,
    holds: (x, y) =>
      between(Math.abs(x), 0, 0.68) &&
      [-0.38, 0, 0.38].some((mid) => Math.abs(y - mid - Math.sin(x * 4) * 0.1) < 0.085),
  },
  {
    ground: [196, 66, 34],
    sign: WHITE,
    holds: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.56 && (Math.abs(y) > 0.36 || Math.abs(x + y) < 0.2),
  },
  {
    ground: [252, 234, 206],
    sign: [178, 88, 8],
    holds: (x, y) => (Math.hypot(x, y - 0.2) < 0.42 && y < 0.2) || (between(y, 0.3, 0.4) && Math.abs(x) < 0.64),
  },
  {
    ground: [40, 38, 84],
    sign: [240, 214, 130],
    holds: (x, y) => Math.hypot(x, y) < 0.6 && Math.hypot(x - 0.28, y + 0.12) > 0.5,
  },
  {
    ground: [12, 104, 84],
    sign: WHITE,
    holds: (x, y) =>
      [-0.42, 0, 0.42].some((mid, place) => Math.abs(x - mid) < 0.13 && between(y, 0.2 - place * 0.34, 0.56)),
  },
  {
    ground: [228, 238, 248],
    sign: [36, 96, 168],
    holds: (x, y) =>
      Math.hypot(x + 0.3, y - 0.1) < 0.26 ||
      Math.hypot(x - 0.34, y - 0.12) < 0.24 ||
      Math.hypot(x, y + 0.12) < 0.34 ||
      (Math.abs(x) < 0.34 && between(y, 0, 0.36)),
  },
];

const COLLEGES: readonly Drawing[] = [
  {
    ground: [104, 22, 40],
    sign: WHITE,
    holds: (x, y) => between(Math.abs(x), 0.05, 0.6) && between(y - Math.abs(x) * -0.2, -0.2, 0.42),
  },
  {
    ground: WHITE,
    sign: [30, 70, 60],
    holds: (x, y) =>
      Math.abs(x) < 0.56 && between(y, -0.5, 0.56) && (Math.abs(x) > 0.26 || y < 0) && Math.hypot(x, y - 0.02) > 0.26,
  },
];

export async function loadLogos(database: Database, files: StoredFiles): Promise<void> {
  const owned: readonly (readonly [LogoOwner, string, Drawing])[] = [
    ...COMPANIES.map((drawing, place) => ['company', companies[place]?.name ?? '', drawing] as const),
    ...COLLEGES.map((drawing, place) => ['college', colleges[place] ?? '', drawing] as const),
  ];
  for (const [owner, name, drawing] of owned) {
    const logo = lastingUrlNameOf(name);
    const key = logoKey(logo);
    await files.put(key, await drawn(drawing));
    await database.transaction(async (tx) => {
      await files.use(tx, key);
      await tx.query(owner === 'company' ? setCompanyLogo : setCollegeLogo, logo, logo);
    });
  }
}

async function drawn(drawing: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(LOGO_EDGE_PX * LOGO_EDGE_PX * 3);
  for (let place = 0; place < LOGO_EDGE_PX * LOGO_EDGE_PX; place += 1) {
    pixels.set(colourAt(drawing, place % LOGO_EDGE_PX, Math.floor(place / LOGO_EDGE_PX)), place * 3);
  }
  return sharp(pixels, { raw: { width: LOGO_EDGE_PX, height: LOGO_EDGE_PX, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const SAMPLES = 3;

/** Blends by the sign's share of a pixel, for smooth edges. */
function colourAt({ ground, sign, holds }: Drawing, column: number, row: number): readonly number[] {
  let covered = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    if (holds((x / LOGO_EDGE_PX) * 2 - 1, (y / LOGO_EDGE_PX) * 2 - 1)) covered += 1;
  }
  const share = covered / (SAMPLES * SAMPLES);
  return ground.map((part, place) => Math.round(part * (1 - share) + (sign[place] ?? 0) * share));
}
