import { ContainerModule } from 'inversify';
import { MemoryFailedCalls } from '@/adapters/memory/failed-calls/memory-failed-calls';
import { MemoryClipboard } from '@/adapters/memory/sharing/memory-clipboard';
import { MemoryShareCounts } from '@/adapters/memory/sharing/memory-share-counts';
import { MemoryShareSheet } from '@/adapters/memory/sharing/memory-share-sheet';
import { MemoryPagePrint } from '@/adapters/memory/shell/memory-page-print';
import { MemoryErrorLog } from '@/adapters/memory/tracking/memory-error-log';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { FailedCallsPort } from '@/core/failed-calls/failed-calls.port';
import { ClipboardPort } from '@/core/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/shell/page-print.port';
import { ErrorLogPort } from '@/core/tracking/error-log.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(FailedCallsPort)
    .toResolvedValue((browser) => new MemoryFailedCalls(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ErrorLogPort)
    .toResolvedValue((browser) => new MemoryErrorLog(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ClipboardPort).toConstantValue(new MemoryClipboard());
  bind(PagePrintPort).toConstantValue(new MemoryPagePrint());
  bind(ShareCountsPort)
    .toResolvedValue((browser) => new MemoryShareCounts(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ShareSheetPort).toConstantValue(new MemoryShareSheet());
});
