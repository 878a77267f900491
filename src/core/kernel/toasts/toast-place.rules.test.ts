import { describe, expect, it } from 'vitest';
import { lowestFree } from './toast-place.rules';

const PLACES = { top: 683, bottom: 740 };
const OFFLINE = { top: 640, bottom: 683 };

describe('the lower edge of a toast on a phone', () => {
  it.each([
    ['right above the window’s edge, with nothing there', [], 732],
    ['above the bar of places', [PLACES], 675],
    ['above the bars that are above each other', [PLACES, OFFLINE], 632],
    ['the same in whichever order they come', [OFFLINE, PLACES], 632],
    ['right above the bar, below a field far above', [PLACES, { top: 540, bottom: 611 }], 675],
    ['above a field that it would touch', [PLACES, { top: 540, bottom: 612 }], 532],
    ['right above the edge, for parts without height', [{ top: 700, bottom: 700 }], 732],
    ['the last place below the middle', [{ top: 434, bottom: 740 }], 426],
    ['right above the edge, if the place is above the middle', [{ top: 433, bottom: 740 }], 732],
  ])('is %s', (_, spans, edge) => {
    expect(lowestFree(56, 740, spans)).toBe(edge);
  });
});
