import { ContainerModule } from 'inversify';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { HtmlDocumentHead } from '@/adapters/browser/html-document-head';
import { NavigatorClipboard } from '@/adapters/browser/navigator-clipboard';
import type { WaitingToasts } from '@/adapters/browser/waiting-toasts';
import { GoogleIdentityServices } from '@/adapters/identity/google-identity';
import { loadGoogleLibrary } from '@/adapters/identity/load-google-library';
import { openSocket } from '@/adapters/realtime/open-socket';
import { SocketRealtime } from '@/adapters/realtime/socket-realtime';
import type { ClientConfig } from '../client-config';
import { ClipboardToken, DocumentHeadToken, GoogleToken, RealtimeToken } from '../tokens';

/** The adapters of a page that no first view needs; the toasts that wait are shown from here on. */
export function browserDeferredModule(window: Window, config: ClientConfig, toasts: WaitingToasts): ContainerModule {
  toasts.attach(new HotToasts(toasts.toasterId));
  return new ContainerModule(({ bind }) => {
    bind(DocumentHeadToken).toConstantValue(new HtmlDocumentHead(window.document, config.origin));
    bind(ClipboardToken).toConstantValue(new NavigatorClipboard(window.navigator));
    bind(GoogleToken).toConstantValue({ identity: googleOf(window, config.google) });
    bind(RealtimeToken).toConstantValue(new SocketRealtime(openSocket));
  });
}

function googleOf(window: Window, google: ClientConfig['google']): GoogleIdentityServices | null {
  if (google === null) return null;
  return new GoogleIdentityServices(
    google.clientId,
    () => loadGoogleLibrary(window, google.scriptUrl),
    window.document,
  );
}
