import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import subsetFont from 'subset-font';
import { DEVANAGARI_RANGE, LATIN_REST_RANGE } from '../../src/views/kernel/ui/late-ranges';

const FOLDER = 'src/views/kernel/ui/fonts';
const STYLE_SHEET = 'src/views/kernel/ui/fonts.css';
const STAMP = `${FOLDER}/.inputs`;

const LATIN = {
  source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  // Weights 420 to 660, widths 84 to 100, and only the features of text and tables.
  options: {
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'liga', 'calt'],
    variationAxes: { wght: { min: 420, max: 660, default: 420 }, wdth: { min: 84, max: 100, default: 100 } },
  },
};

const FONTS = {
  'anek-latin': LATIN,
  'anek-latin-rest': LATIN,
  'anek-rupee': {
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wdth-normal.woff2',
    options: LATIN.options,
  },
  'anek-devanagari': {
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    // One weight, and the features that spell a word. `pres`, which fits the sign ि to its consonant and joins more letters,
    // would double the file. `locl`, which has Marathi and Nepali shapes, only changes text that names its language.
    options: {
      keepFeatures: 'nukt akhn rphf rkrf blwf half vatu cjct psts abvs blws haln abvm blwm'.split(' '),
      variationAxes: { wght: 440 },
    },
  },
} as const;

const LATE_RANGES: ReadonlyMap<string, string> = new Map([
  ['anek-devanagari', DEVANAGARI_RANGE],
  ['anek-latin-rest', LATIN_REST_RANGE],
]);

/** Rebuilds fonts if a package, the style sheet or this script changed. */
export const pluginSubsetFonts: RsbuildPlugin = {
  name: 'subset-fonts',
  setup: (api) => api.onBeforeCreateCompiler(makeFonts),
};

async function makeFonts(): Promise<void> {
  const require = createRequire(import.meta.url);
  const sources = Object.values(FONTS).map(({ source }) => readFileSync(require.resolve(source)));
  const style = readFileSync(STYLE_SHEET, 'utf8');
  const hash = createHash('sha256')
    .update(style)
    .update(DEVANAGARI_RANGE)
    .update(LATIN_REST_RANGE)
    .update(readFileSync(import.meta.filename));
  for (const source of sources) hash.update(source);
  const stamp = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, [name, { options }]] of Object.entries(FONTS).entries()) {
    const range = LATE_RANGES.get(name) ?? rangeOf(style, name);
    const font = await subsetFont(sources[index] ?? Buffer.alloc(0), charactersOf(range), {
      targetFormat: 'woff2',
      ...options,
    });
    writeFileSync(join(FOLDER, `${name}.woff2`), font);
  }
  writeFileSync(STAMP, stamp);
}

function rangeOf(style: string, name: string): string {
  const face = style.split('@font-face').find((rule) => rule.includes(`/${name}.woff2"`));
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new Error(`${STYLE_SHEET} has no unicode-range for ${name}.`);
  return range;
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [, first = '', last = first] = /U\+([\dA-F]+)(?:-([\dA-F]+))?/i.exec(part) ?? [];
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) =>
        String.fromCodePoint(start + offset),
      );
    })
    .join('');
}
