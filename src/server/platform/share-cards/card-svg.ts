import type { ShareCard, ShareCardFigure } from '@/core/kernel/share-cards/share-card.rules';
import { SHARE_CARD_SIZE, shareCardFoot } from '@/core/kernel/share-cards/share-card.rules';
import type { CardFont, CardFonts } from './card-fonts';
import { wrappedLines } from './wrapped-lines';

const PAPER = '#faf9f6';
const INK = '#1a1816';
const INK_2 = '#4a4641';
const ACCENT = '#a6135c';

/** In px. */
const MARGIN = 96;
const WIDTH = SHARE_CARD_SIZE.width - 2 * MARGIN;
const MARK = `<g transform="translate(1008 480) scale(3)"><rect width="32" height="32" rx="6" fill="${ACCENT}"/><path d="M6 8h20v2.6H6zM14.6 10.6h2.9v14h-2.9zM17.5 15.4c2.6-1.6 6 .2 5.4 3-.4 2-2.6 2.6-3.8 1.4" fill="#fff" fill-rule="evenodd"/></g>`;

const VALUE_SIZE = 48;
const LABEL_SIZE = 28;
const BETWEEN_FIGURES = 56;

interface TitleSize {
  readonly size: number;
  readonly lines: number;
  readonly step: number;
}

const LARGE: TitleSize = { size: 76, lines: 2, step: 88 };
/** Text sizes. Less space is left next to figures. */
const SMALL = { besideFigures: { size: 56, lines: 3, step: 68 }, alone: { size: 56, lines: 4, step: 68 } } as const;

/** Returns SVG of outlines only, so that rendering needs no fonts. */
export function cardSvg({ place, title, figures }: ShareCard, { medium, bold }: CardFonts, brand: string): string {
  const small = figures.length > 0 ? SMALL.besideFigures : SMALL.alone;
  const name = bold.known(title);
  const isShort = linesOf(bold, name, { ...LARGE, lines: LARGE.lines + 1 }).length <= LARGE.lines;
  const chosen = isShort ? LARGE : small;
  const { size, step } = chosen;
  const titleLines = linesOf(bold, name, chosen);
  const [placeLine = ''] = linesOf(medium, medium.known(place), { size: 32, lines: 1 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD_SIZE.width}" height="${SHARE_CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/><rect x="${MARGIN}" y="84" width="${WIDTH}" height="6" fill="${INK}"/>`,
    drawn(medium, placeLine, { size: 32, x: MARGIN, y: 148, fill: INK_2 }),
    ...titleLines.map((line, index) => drawn(bold, line, { size, x: MARGIN, y: 168 + size + index * step, fill: INK })),
    ...drawnFigures(figures, { medium, bold }),
    drawn(medium, medium.known(shareCardFoot(brand)), { size: 28, x: MARGIN, y: 544, fill: INK_2 }),
    MARK,
    '</svg>',
  ].join('');
}

function linesOf(font: CardFont, text: string, { size, lines }: Omit<TitleSize, 'step'>): readonly string[] {
  return wrappedLines(text, { width: WIDTH, lines, widthOf: (line) => font.widthOf(line, size) });
}

interface Place {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

function drawn(font: CardFont, text: string, { size, x, y, fill }: Place): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${font.outlineOf(text, size)}</g>`;
}

function drawnFigures(figures: readonly ShareCardFigure[], { medium, bold }: CardFonts): readonly string[] {
  let x = MARGIN;
  return figures.flatMap(({ value, label }) => {
    const drawnAt = x;
    x += Math.max(bold.widthOf(value, VALUE_SIZE), medium.widthOf(label, LABEL_SIZE)) + BETWEEN_FIGURES;
    return [
      drawn(bold, value, { size: VALUE_SIZE, x: drawnAt, y: 436, fill: INK }),
      drawn(medium, label, { size: LABEL_SIZE, x: drawnAt, y: 474, fill: INK_2 }),
    ];
  });
}
