import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryClipboard } from '@/adapters/memory/memory-clipboard';
import { MemoryErrorLog } from '@/adapters/memory/memory-error-log';
import { MemoryFailedCalls } from '@/adapters/memory/memory-failed-calls';
import { MemoryPagePrint } from '@/adapters/memory/memory-page-print';
import { MemoryShareCounts } from '@/adapters/memory/memory-share-counts';
import { MemoryShareSheet } from '@/adapters/memory/memory-share-sheet';
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
