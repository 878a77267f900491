import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryClipboard } from '@/adapters/memory/kernel/sharing/memory-clipboard';
import { MemoryShareSheet } from '@/adapters/memory/kernel/sharing/memory-share-sheet';
import { ShareRecords } from '@/adapters/memory/kernel/sharing/share-records';
import { MemoryPagePrint } from '@/adapters/memory/kernel/shell/memory-page-print';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ErrorReporterKey } from '../shell/keys';
import { SharingStore } from './sharing.store';

async function aSharing() {
  const { store, toasts, world, settle } = await startMemoryApp();
  const clipboard = new MemoryClipboard();
  const sheet = new MemoryShareSheet();
  const reporter = store(ErrorReporterKey);
  const counts = store(ShareCountsPort);
  const printer = new MemoryPagePrint();
  const sharing = new SharingStore('https://tarakki.example', { sheet, clipboard, counts, toasts, printer, reporter });
  return { sharing, clipboard, sheet, printer, toasts, world, settle };
}

describe('sharing', () => {
  it('[ER-COPY-SUCCESS] copies the whole address and says so', async () => {
    const { sharing, clipboard, toasts } = await aSharing();
    await sharing.copyLink('/p/1');
    expect(clipboard.text).toBe('https://tarakki.example/p/1');
    expect(toasts.shown).toMatchObject([{ type: 'success', text1: 'Link copied to clipboard!' }]);
  });

  it('puts a page on paper', async () => {
    const { sharing, printer } = await aSharing();
    sharing.printPage();
    expect(printer.printed).toBe(1);
  });

  it('[ER-LOGGED-ONLY] makes one log entry and no toast where the device refuses a copy', async () => {
    const { sharing, clipboard, toasts, world, settle } = await aSharing();
    clipboard.isAllowed = false;
    await sharing.copyLink('/p/1');
    await settle();
    expect(world.records(ReportRecords).all).toHaveLength(1);
    expect(toasts.shown).toEqual([]);
  });

  it('counts a shared post once a day, by whatever way, and nothing that was not', async () => {
    const { sharing, clipboard, sheet, world, settle } = await aSharing();
    const [post] = world.records(PostRecords).all;
    if (post === undefined) throw new Error('The world has no posts.');
    const shared = { resourceType: 'post', resourceId: post.id } as const;
    const path = `/p/${post.id}`;
    await sharing.copyLink(path, shared);
    clipboard.isAllowed = false;
    await sharing.copyLink(path, shared);
    sheet.isOffered = true;
    await sharing.share(path, 'A post', shared);
    sharing.openWhatsApp(path, 'A post & more', shared);
    await settle();
    expect(sheet.link).toBe(
      `https://wa.me/?text=A%20post%20%26%20more%20https%3A%2F%2Ftarakki.example%2Fp%2F${post.id}`,
    );
    expect(world.records(ShareRecords).counts.get(post.id)).toBe(1);
  });

  it('uses the share sheet of the device, and copies where it has none', async () => {
    const { sharing, clipboard, sheet, toasts } = await aSharing();
    sheet.isOffered = true;
    await sharing.share('/p/1', 'A post');
    expect(sheet.page).toEqual({ title: 'A post', url: 'https://tarakki.example/p/1' });
    expect(clipboard.text).toBeNull();
    expect(toasts.shown).toEqual([]);
    sheet.isOffered = false;
    await sharing.share('/p/2', 'Another');
    expect(clipboard.text).toBe('https://tarakki.example/p/2');
  });
});
