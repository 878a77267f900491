import { describe, expect, it } from 'vitest';
import { NavigatorShareSheet } from './navigator-share-sheet';

const page = { title: 'A post', url: 'https://tarakki.example/p/7' };

function sheetThat(share: (page?: ShareData) => Promise<void>): NavigatorShareSheet {
  return new NavigatorShareSheet({ navigator: { share }, open: () => null });
}

describe('the share sheet of a browser', () => {
  it('takes a page', async () => {
    const shared: unknown[] = [];
    expect(await sheetThat(async (data) => void shared.push(data)).show(page)).toBe(true);
    expect(shared).toEqual([page]);
  });

  it('was shown where the user closed it again', async () => {
    const closed = sheetThat(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await closed.show(page)).toBe(true);
  });

  it('says where it may not be shown, and where there is none', async () => {
    const refused = sheetThat(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    expect(await refused.show(page)).toBe(false);
    expect(await new NavigatorShareSheet({ navigator: {} as Navigator, open: () => null }).show(page)).toBe(false);
  });

  it('opens another site in a tab that learns nothing of this page', () => {
    const opened: unknown[] = [];
    const sheet = new NavigatorShareSheet({
      navigator: { share: () => Promise.resolve() },
      open: (...said) => {
        opened.push(...said);
        return null;
      },
    });
    sheet.openLink('https://wa.me/?text=A');
    expect(opened).toEqual(['https://wa.me/?text=A', '_blank', 'noopener,noreferrer']);
  });

  it('does not swallow bugs', async () => {
    const broken = sheetThat(() => Promise.reject(new TypeError('not a page')));
    await expect(broken.show(page)).rejects.toThrow(TypeError);
  });
});
