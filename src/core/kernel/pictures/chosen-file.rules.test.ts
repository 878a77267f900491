import { describe, expect, it } from 'vitest';
import { chosenFileFault } from './chosen-file.rules';
import { mediaMessages } from './media-messages';

const head = (type: string, width = 40, height = 30) => ({ type, width, height });

describe('a chosen file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'heic'])('of type %s is tried', (type) => {
    expect(chosenFileFault(1000, head(type))).toBeNull();
  });

  it('that moves, is too large or is no picture is refused with the reason', () => {
    expect(chosenFileFault(1000, head('gif'))).toBe(mediaMessages.gif);
    expect(chosenFileFault(1000, null)).toMatch(/open this file as a picture/);
    expect(chosenFileFault(11 * 1024 * 1024, head('heic'))).toMatch(/larger than 10 MB/);
    expect(chosenFileFault(1000, head('avif', 10_000, 5_000))).toMatch(/40 million/);
  });
});
