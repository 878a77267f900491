import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES, photoFault, photoSizeFault } from './photo.rules';

describe('the size of a picture', () => {
  it.each([
    [1, 1, null],
    [8_000, 5_000, null],
    [12_000, 3_333, null],
    [1, 12_000, null],
    [8_001, 5_000, /40 million pixels/],
    [12_000, 12_000, /40 million pixels/],
    [12_001, 1, /12,000 pixels on one side\. Crop it/],
    [1, 39_999_999, /12,000 pixels on one side/],
  ])('of %d × %d', (width, height, fault) => {
    const said = photoSizeFault({ width, height });
    if (fault === null) expect(said).toBeNull();
    else expect(said).toMatch(fault);
  });

  it('is refused like the size of its file, and before a file that is none', () => {
    const head = { type: 'png', width: 12_001, height: 1 };
    expect(photoFault(1_000, head)).toMatch(/12,000/);
    expect(photoFault(MAX_PHOTO_BYTES + 1, head)).toMatch(/10 MB/);
    expect(photoFault(MAX_PHOTO_BYTES, { ...head, width: 1 })).toBeNull();
    expect(photoFault(1_000, { ...head, type: 'tiff' })).toMatch(/open this file as a picture/);
  });
});
