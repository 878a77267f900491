import type { Container } from 'inversify';
import { AppShareSheet } from '@/adapters/browser/app-share-sheet';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { HtmlDocumentHead } from '@/adapters/browser/html-document-head';
import { NavigatorClipboard } from '@/adapters/browser/navigator-clipboard';
import { NavigatorShareSheet } from '@/adapters/browser/navigator-share-sheet';
import { WaitingToastsKey } from '@/adapters/browser/waiting-toasts';
import { WindowPrint } from '@/adapters/browser/window-print';
import { SharingApi } from '@/adapters/http/generated/feed/sharing';
import { ConfigKey, HttpClientKey, WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { DocumentHeadPort } from '@/core/kernel/navigation/document-head.port';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/kernel/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/kernel/shell/page-print.port';

export const shellIdleAdapters = wire((provide, bind) => {
  bind(ClipboardPort)
    .toResolvedValue((window) => new NavigatorClipboard(window.navigator), [WindowKey])
    .inSingletonScope();
  bind(ShareSheetPort)
    .toResolvedValue(
      (window, device, app) => {
        const sheet = new NavigatorShareSheet(window);
        return isNative(device.current()) ? new AppShareSheet(app, sheet) : sheet;
      },
      [WindowKey, DevicePort, NativeAppPort],
    )
    .inSingletonScope();
  provide(WindowPrint, [WindowKey], PagePrintPort);
  provide(SharingApi, [HttpClientKey], ShareCountsPort);
  bind(DocumentHeadPort)
    .toResolvedValue((window, { origin }) => new HtmlDocumentHead(window.document, origin), [WindowKey, ConfigKey])
    .inSingletonScope();
});

export function showWaitingToasts(container: Container): void {
  if (!container.isBound(WaitingToastsKey)) return;
  const waiting = container.get(WaitingToastsKey);
  waiting.attach(new HotToasts(waiting.toasterId));
}
