import { describe, expect, it } from 'vitest';
import { NavigatorClipboard } from './navigator-clipboard';

function clipboardThat(writeText: (text: string) => Promise<void>): NavigatorClipboard {
  return new NavigatorClipboard({ clipboard: { writeText } as Clipboard });
}

describe('the clipboard of a browser', () => {
  it('takes a text', async () => {
    const written: string[] = [];
    expect(await clipboardThat(async (text) => void written.push(text)).write('/p/7')).toBe(true);
    expect(written).toEqual(['/p/7']);
  });

  it('says where it may not, and where there is none', async () => {
    const denied = clipboardThat(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await denied.write('/p/7')).toBe(false);
    expect(await new NavigatorClipboard({} as Navigator).write('/p/7')).toBe(false);
  });

  it('does not swallow bugs', async () => {
    const broken = clipboardThat(() => Promise.reject(new TypeError('not a text')));
    await expect(broken.write('/p/7')).rejects.toThrow(TypeError);
  });
});
