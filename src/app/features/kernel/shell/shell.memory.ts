import { MemoryFailedCalls } from '@/adapters/memory/kernel/failed-calls/memory-failed-calls';
import { MemoryClipboard } from '@/adapters/memory/kernel/sharing/memory-clipboard';
import { MemoryShareCounts } from '@/adapters/memory/kernel/sharing/memory-share-counts';
import { MemoryShareSheet } from '@/adapters/memory/kernel/sharing/memory-share-sheet';
import { MemoryPagePrint } from '@/adapters/memory/kernel/shell/memory-page-print';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/kernel/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/kernel/shell/page-print.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';

export const adapters = wire((provide, bind) => {
  provide(MemoryFailedCalls, [MemoryBrowserKey], FailedCallsPort);
  provide(MemoryErrorLog, [MemoryBrowserKey], ErrorLogPort);
  bind(ClipboardPort).toConstantValue(new MemoryClipboard());
  bind(PagePrintPort).toConstantValue(new MemoryPagePrint());
  provide(MemoryShareCounts, [MemoryBrowserKey], ShareCountsPort);
  bind(ShareSheetPort).toConstantValue(new MemoryShareSheet());
});
