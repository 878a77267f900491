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
import { AccessLife } from '@/core/account/session/access-life';
import { AddSignInMethod } from '@/core/account/session/add-sign-in-method.use-case';
import { appLoginTargetOf } from '@/core/account/session/app-login-target';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { FinishLogin } from '@/core/account/session/finish-login.use-case';
import { GooglePort, MicrosoftPort } from '@/core/account/session/identity-provider.port';
import { LeaveForProvider } from '@/core/account/session/leave-for-provider.use-case';
import { LoginPort } from '@/core/account/session/login.port';
import { LoginMarkers } from '@/core/account/session/login-markers';
import { LOGIN_BUTTONS } from '@/core/account/session/login-provider';
import { NaukriPort } from '@/core/account/session/naukri-identity.port';
import { ProviderProofs } from '@/core/account/session/provider-proofs';
import { RenewSession } from '@/core/account/session/renew-session.use-case';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { SessionRenewal } from '@/core/account/session/session-renewal';
import { SignIn } from '@/core/account/session/sign-in.use-case';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { StartLogin } from '@/core/account/session/start-login.use-case';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { PageLocksPort } from '@/core/kernel/common/page-locks.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { LoginKey, LoginPromptKey, NaukriLoginKey, SessionKey } from '@/stores/account/session/keys';
import { LoginStore } from '@/stores/account/session/login.store';
import { LoginPromptStore } from '@/stores/account/session/login-prompt.store';
import { NaukriLoginStore } from '@/stores/account/session/naukri-login.store';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ErrorReporterKey, OccurrencesKey, OverlaysKey } from '@/stores/kernel/shell/keys';

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

export const loginModule = wire((provide, bind) => {
  provide(LoginMarkers, [StoragePort]);
  provide(StartLogin, [SessionCookiesPort, LoginMarkers, ErrorReporterKey]);
  bind(ProviderProofs)
    .toResolvedValue(
      (google, microsoft, scheduler) =>
        new ProviderProofs({ google: google.identity, microsoft: microsoft.identity, scheduler }),
      [GooglePort, MicrosoftPort, SchedulerPort],
    )
    .inSingletonScope();
  provide(AddSignInMethod, [SignInMethodsPort, ProviderProofs, PageLocationPort]);
  bind(SignIn)
    .toDynamicValue(
      ({ get }) =>
        new SignIn({
          login: get(LoginPort),
          proofs: get(ProviderProofs),
          jobPortal: get(JobPortalPort),
          startLogin: get(StartLogin),
          clientIds: get(ClientIdsPort),
          device: get(DevicePort),
          location: get(PageLocationPort),
          changes: get(SessionChangesPort),
          reporter: get(ErrorReporterKey),
          occurrences: get(OccurrencesKey),
        }),
    )
    .inSingletonScope();
  bind(LeaveForProvider)
    .toResolvedValue(
      (startLogin, location, scheduler) => new LeaveForProvider({ startLogin, location, scheduler }),
      [StartLogin, PageLocationPort, SchedulerPort],
    )
    .inSingletonScope();
  provide(FinishLogin, [SessionCookiesPort, LoginMarkers, ErrorReporterKey, OccurrencesKey]);
  bind(LoginKey)
    .toDynamicValue(({ get }) => {
      const isInApp = isNative(get(DevicePort).current());
      const google = get(GooglePort).identity;
      const { brand, linkedin } = get(ConfigKey);
      const [app, location] = [get(NativeAppPort), get(PageLocationPort)];
      // In an app nothing of a provider is loaded (LG-LOAD-NATIVE-SKIP).
      const isOffered = {
        google: !isInApp && google !== null,
        linkedin: !isInApp && linkedin,
        microsoft: !isInApp && get(MicrosoftPort).identity !== null,
        naukri: !isInApp && get(NaukriPort).identity !== null,
      };
      return new LoginStore(
        {
          signIn: get(SignIn),
          leaveForProvider: get(LeaveForProvider),
          finishLogin: get(FinishLogin),
          addMethod: get(AddSignInMethod),
          google: isOffered.google ? google : null,
          providers: LOGIN_BUTTONS.filter((provider) => isOffered[provider]),
          cookies: get(SessionCookiesPort),
          toasts: get(ToastsPort),
          occurrences: get(OccurrencesKey),
          brand,
          openInApp: isInApp
            ? (props) => app.post({ type: 'openLogin', redirectUrl: appLoginTargetOf(props, location.current()) })
            : null,
        },
        { overlays: get(OverlaysKey), session: get(SessionKey) },
      );
    })
    .inSingletonScope();
  bind(NaukriLoginKey)
    .toDynamicValue(({ get }) => {
      const [device, naukri] = [get(DevicePort), get(NaukriPort)];
      return new NaukriLoginStore(
        {
          naukri: isNative(device.current()) ? null : naukri.identity,
          startLogin: get(StartLogin),
          markers: get(LoginMarkers),
          device,
          location: get(PageLocationPort),
          clock: get(ClockPort),
          scheduler: get(SchedulerPort),
          reporter: get(ErrorReporterKey),
          occurrences: get(OccurrencesKey),
          brand: get(ConfigKey).brand,
        },
        get(LoginKey),
        get(SessionKey),
      );
    })
    .inSingletonScope();
  bind(SessionRenewal)
    .toResolvedValue(
      (renewals, locks, cookies, clock, scheduler) => {
        const life = new AccessLife(cookies, clock);
        return new SessionRenewal({ renewSession: new RenewSession(renewals, locks, life), life, scheduler, clock });
      },
      [RenewalsPort, PageLocksPort, SessionCookiesPort, ClockPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(LoginPromptKey)
    .toResolvedValue(
      (scheduler, storage, session, navigation, login, overlays) =>
        new LoginPromptStore({ scheduler, storage }, { session, navigation, login, overlays }),
      [SchedulerPort, StoragePort, SessionKey, NavigationKey, LoginKey, OverlaysKey],
    )
    .inSingletonScope();
});
