import { ContainerModule } from 'inversify';
import { MemoryFailedCalls } from '@/adapters/memory/kernel/failed-calls/memory-failed-calls';
import { MemoryClipboard } from '@/adapters/memory/kernel/sharing/memory-clipboard';
import { MemoryShareCounts } from '@/adapters/memory/kernel/sharing/memory-share-counts';
import { MemoryShareSheet } from '@/adapters/memory/kernel/sharing/memory-share-sheet';
import { MemoryPagePrint } from '@/adapters/memory/kernel/shell/memory-page-print';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/kernel/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/kernel/shell/page-print.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';

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
