import { ContainerModule } from 'inversify';
import { WindowSessionChanges } from '@/adapters/browser/window-session-changes';
import { GoogleIdentityServices } from '@/adapters/identity/google-identity';
import { loadGoogleLibrary } from '@/adapters/identity/load-google-library';
import { GooglePort } from '@/core/session/identity-provider.port';
import { SessionChangesPort } from '@/core/session/session-changes.port';
import { ConfigKey, WindowKey } from '../../app-keys';
import type { ClientConfig } from '../../client-config';

/** Google's sign-in, where it is configured, and the other pages of the browser. */
export const loginAdapters = new ContainerModule(({ bind }) => {
  bind(GooglePort)
    .toResolvedValue((window, { google }) => ({ identity: identityOf(window, google) }), [WindowKey, ConfigKey])
    .inSingletonScope();
  bind(SessionChangesPort)
    .toResolvedValue((window) => new WindowSessionChanges(window), [WindowKey])
    .inSingletonScope();
});

function identityOf(window: Window, google: ClientConfig['google']): GoogleIdentityServices | null {
  if (google === null) return null;
  return new GoogleIdentityServices(
    google.clientId,
    () => loadGoogleLibrary(window, google.scriptUrl),
    window.document,
  );
}
