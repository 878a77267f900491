import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { memoize } from '@/contract/compile-at-first-use';

/** Fonts of one weight. Each character uses the first font that contains it. */
export class CardFont {
  readonly #fonts: readonly Font[];

  constructor(fonts: readonly Font[]) {
    this.#fonts = fonts;
  }

  known(text: string): string {
    return [...text.normalize('NFC')]
      .map((character) => (/\s/.test(character) ? ' ' : character))
      .filter((character) => this.#fontOf(character) !== undefined)
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
  }

  /** Returns the width in px. `size` is in px too. */
  widthOf(text: string, size: number): number {
    return this.#parts(text).reduce(
      (width, { font, part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
      0,
    );
  }

  /** Returns SVG paths from the start of the baseline at (0, 0). `size` is in px. */
  outlineOf(text: string, size: number): string {
    let x = 0;
    let paths = '';
    for (const { font, part } of this.#parts(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const place = [scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale].map(short).join(' ');
        paths += `<path transform="matrix(${place})" d="${glyph.path.toSVG()}"/>`;
        x += xAdvance * scale;
      });
    }
    return paths;
  }

  /** Splits text by font. Combining marks keep the font of their letters. */
  #parts(text: string): readonly { readonly font: Font; readonly part: string }[] {
    const parts: { font: Font; part: string }[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      if (last !== undefined && has(last.font, character)) last.part += character;
      else {
        const font = this.#fontOf(character);
        if (font !== undefined) parts.push({ font, part: character });
      }
    }
    return parts;
  }

  #fontOf(character: string): Font | undefined {
    return this.#fonts.find((font) => has(font, character));
  }
}

export interface CardFonts {
  readonly medium: CardFont;
  readonly bold: CardFont;
}

const PARTS = [
  'anek-latin/files/anek-latin-latin',
  'anek-latin/files/anek-latin-latin-ext',
  'anek-devanagari/files/anek-devanagari-devanagari',
];

export const loadCardFonts = memoize(async (): Promise<CardFonts> => {
  const [medium, bold] = await Promise.all([loadFont(500), loadFont(700)]);
  return { medium, bold };
});

async function loadFont(weight: number): Promise<CardFont> {
  const { create } = await import('fontkit');
  const packages = createRequire(import.meta.url);
  const fonts = PARTS.map(async (part) => {
    const font = create(await readFile(packages.resolve(`@fontsource/${part}-${weight}-normal.woff`)));
    if ('fonts' in font) throw new Error(`${part} is a collection of fonts.`);
    return font;
  });
  return new CardFont(await Promise.all(fonts));
}

function has(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
