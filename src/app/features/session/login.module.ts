import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { PageLocksPort } from '@/core/common/page-locks.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { isNative } from '@/core/device/device';
import { DevicePort } from '@/core/device/device-reading.port';
import { JobPortalPort } from '@/core/job-portal/job-portal.port';
import { NativeAppPort } from '@/core/native-app/native-app.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import { AccessLife } from '@/core/session/access-life';
import { AddSignInMethod } from '@/core/session/add-sign-in-method.use-case';
import { appLoginTargetOf } from '@/core/session/app-login-target';
import { ClientIdsPort } from '@/core/session/client-ids.port';
import { FinishLogin } from '@/core/session/finish-login.use-case';
import { GooglePort, MicrosoftPort } from '@/core/session/identity-provider.port';
import { LeaveForProvider } from '@/core/session/leave-for-provider.use-case';
import { LoginPort } from '@/core/session/login.port';
import { LoginMarkers } from '@/core/session/login-markers';
import { LOGIN_BUTTONS } from '@/core/session/login-provider';
import { NaukriPort } from '@/core/session/naukri-identity.port';
import { ProviderProofs } from '@/core/session/provider-proofs';
import { RenewSession } from '@/core/session/renew-session.use-case';
import { RenewalsPort } from '@/core/session/renewals.port';
import { SessionChangesPort } from '@/core/session/session-changes.port';
import { SessionCookiesPort } from '@/core/session/session-cookies.port';
import { SessionRenewal } from '@/core/session/session-renewal';
import { SignIn } from '@/core/session/sign-in.use-case';
import { SignInMethodsPort } from '@/core/session/sign-in-methods.port';
import { StartLogin } from '@/core/session/start-login.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { LoginKey, LoginPromptKey, NaukriLoginKey, SessionKey } from '@/stores/session/keys';
import { LoginStore } from '@/stores/session/login.store';
import { LoginPromptStore } from '@/stores/session/login-prompt.store';
import { NaukriLoginStore } from '@/stores/session/naukri-login.store';
import { ErrorReporterKey, OccurrencesKey, OverlaysKey } from '@/stores/shell/keys';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(LoginMarkers)
    .toResolvedValue((storage) => new LoginMarkers(storage), [StoragePort])
    .inSingletonScope();
  bind(StartLogin)
    .toResolvedValue(
      (cookies, markers, reporter) => new StartLogin(cookies, markers, reporter),
      [SessionCookiesPort, LoginMarkers, ErrorReporterKey],
    )
    .inSingletonScope();
  bind(ProviderProofs)
    .toResolvedValue(
      (google, microsoft, scheduler) =>
        new ProviderProofs({ google: google.identity, microsoft: microsoft.identity, scheduler }),
      [GooglePort, MicrosoftPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(AddSignInMethod)
    .toResolvedValue((methods, proofs) => new AddSignInMethod(methods, proofs), [SignInMethodsPort, ProviderProofs])
    .inSingletonScope();
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
  bind(FinishLogin)
    .toResolvedValue(
      (cookies, markers, reporter, occurrences) => new FinishLogin(cookies, markers, reporter, occurrences),
      [SessionCookiesPort, LoginMarkers, ErrorReporterKey, OccurrencesKey],
    )
    .inSingletonScope();
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
