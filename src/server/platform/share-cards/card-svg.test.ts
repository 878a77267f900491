import { beforeAll, describe, expect, it } from 'vitest';
import type { CardFonts } from './card-fonts';
import { loadCardFonts } from './card-fonts';
import { cardSvg } from './card-svg';

let fonts: CardFonts;
beforeAll(async () => {
  fonts = await loadCardFonts();
});

describe('the letters of a card', () => {
  it.each([
    ['Zoë earns ₹12.4 lakh', 'Zoë earns ₹12.4 lakh'],
    ['क्षत्रिय at Vaayuna', 'क्षत्रिय at Vaayuna'],
    ['well 😀 paid\nதமிழ் here', 'well paid here'],
    ['🎉', ''],
  ])('are those that a font has: %j', (text, known) => {
    expect(fonts.bold.known(text)).toBe(known);
  });

  it('join as they are written, and take the room that they are measured to take', () => {
    expect(fonts.bold.outlineOf('क्ष', 40)).not.toBe(fonts.bold.outlineOf('कष', 40));
    expect(fonts.medium.widthOf('Vaayuna', 40)).toBeCloseTo(2 * fonts.medium.widthOf('Vaayuna', 20));
    expect(fonts.bold.widthOf('Vaayuna', 40)).toBeGreaterThan(fonts.medium.widthOf('Vaayuna', 40));
  });
});

it('a card is outlines alone: no text of a user is part of its markup', () => {
  const title = '</svg><script>alert(1)</script>&"';
  const svg = cardSvg(
    { place: '<b>Pune</b>', title, figures: [{ value: '4.1', label: 'out of 5' }] },
    fonts,
    'Tarakki',
  );
  expect(svg).not.toMatch(/script|alert|Pune|<text|<b>/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

it('figures stand apart from each other and from the mark, however long their numbers are', () => {
  const figures = [
    { value: '4.1', label: 'out of 5' },
    { value: '12,40,000', label: 'reviews' },
    { value: 'about 1,200', label: 'salaries' },
    { value: '260', label: 'interviews' },
  ];
  const svg = cardSvg({ place: 'Pune', title: 'Vaayuna', figures }, fonts, 'Tarakki');
  const places = [...svg.matchAll(/translate\((\d+(?:\.\d+)?) 436\)/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(figures.length);
  for (const [index, { value, label }] of figures.entries()) {
    const end = (places[index] ?? 0) + Math.max(fonts.bold.widthOf(value, 48), fonts.medium.widthOf(label, 28));
    expect(end + 40).toBeLessThan(places[index + 1] ?? 1200 - 96 + 40);
  }
});
