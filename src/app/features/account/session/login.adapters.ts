import { NavigatorPageLocks } from '@/adapters/browser/navigator-page-locks';
import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { WindowSessionChanges } from '@/adapters/browser/window-session-changes';
import { JobPortalApi } from '@/adapters/http/generated/login/job-portal';
import { SessionsApi } from '@/adapters/http/generated/login/sessions';
import { GoogleIdentityServices } from '@/adapters/identity/google-identity';
import { loadGoogleLibrary } from '@/adapters/identity/load-google-library';
import { loadNaukriLibrary } from '@/adapters/identity/load-naukri-library';
import { MicrosoftPopup } from '@/adapters/identity/microsoft-popup';
import { NaukriSdk } from '@/adapters/identity/naukri-sdk';
import { ConfigKey, HttpClientKey, WindowKey } from '@/app/app-keys';
import type { ClientConfig } from '@/app/client-config';
import { wire } from '@/app/wire';
import { JobPortalPort } from '@/core/account/job-portal/job-portal.port';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { GooglePort, MicrosoftPort } from '@/core/account/session/identity-provider.port';
import { NaukriPort } from '@/core/account/session/naukri-identity.port';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { PageLocksPort } from '@/core/kernel/common/page-locks.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';

export const loginAdapters = wire((provide, bind) => {
  bind(GooglePort)
    .toResolvedValue((window, { google }) => ({ identity: googleOf(window, google) }), [WindowKey, ConfigKey])
    .inSingletonScope();
  bind(MicrosoftPort)
    .toResolvedValue(
      (window, { microsoft }, scheduler) => ({
        identity: microsoft && new MicrosoftPopup(microsoft, window, scheduler),
      }),
      [WindowKey, ConfigKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(NaukriPort)
    .toResolvedValue((window, { naukri }) => ({ identity: naukriOf(window, naukri) }), [WindowKey, ConfigKey])
    .inSingletonScope();
  provide(NoClientIds, [], ClientIdsPort);
  provide(JobPortalApi, [HttpClientKey], JobPortalPort);
  bind(PageLocksPort)
    .toResolvedValue(({ navigator }) => new NavigatorPageLocks(navigator), [WindowKey])
    .inSingletonScope();
  provide(SessionsApi, [HttpClientKey], SignInMethodsPort);
  provide(SessionsApi, [HttpClientKey], RenewalsPort);
  provide(WindowSessionChanges, [WindowKey], SessionChangesPort);
});

function googleOf(window: Window, google: ClientConfig['google']): GoogleIdentityServices | null {
  if (google === null) return null;
  return new GoogleIdentityServices(
    google.clientId,
    () => loadGoogleLibrary(window, google.scriptUrl),
    window.document,
  );
}

function naukriOf(window: Window, naukri: ClientConfig['naukri']): NaukriSdk | null {
  if (naukri === null) return null;
  return new NaukriSdk(naukri, window.location.host, () => loadNaukriLibrary(window, naukri.scriptUrl));
}
