import { describe, expect, it } from 'vitest';
import { freeTop } from './toast-place.rules';

const BAR = { top: 0, bottom: 54 };
const TABS = { top: 66, bottom: 110 };

describe('the place of a toast on a phone', () => {
  it.each([
    ['the offset, with nothing there', [], 40],
    ['below the bar', [BAR], 62],
    ['below the tabs under the bar', [BAR, TABS], 118],
    ['the same in whichever order they come', [TABS, BAR], 118],
    ['between the bar and a title far below', [BAR, { top: 126, bottom: 160 }], 62],
    ['below a title that it would touch', [BAR, { top: 125, bottom: 160 }], 168],
    ['the offset, below something above it', [{ top: 0, bottom: 32 }], 40],
    ['below something that ends less than the gap above', [{ top: 0, bottom: 33 }], 41],
    ['the offset, for parts without height', [{ top: 50, bottom: 50 }], 40],
    ['the last place above the middle', [{ top: 0, bottom: 308 }], 316],
    ['the offset, if the place is below the middle', [{ top: 0, bottom: 309 }], 40],
  ])('is %s', (_, spans, top) => {
    expect(freeTop(56, 40, spans, 744)).toBe(top);
  });
});
