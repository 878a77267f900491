import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import { GooglePort } from '@/core/session/identity-provider.port';
import { LoginPort } from '@/core/session/login.port';
import { LoginMarkers } from '@/core/session/login-markers';
import { SessionChangesPort } from '@/core/session/session-changes.port';
import { SessionCookiesPort } from '@/core/session/session-cookies.port';
import { SignIn } from '@/core/session/sign-in.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { LoginKey, LoginPromptKey, SessionKey } from '@/stores/session/keys';
import { LoginStore } from '@/stores/session/login.store';
import { LoginPromptStore } from '@/stores/session/login-prompt.store';
import { ErrorReporterKey, OverlaysKey } from '@/stores/shell/keys';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(LoginMarkers)
    .toResolvedValue((storage) => new LoginMarkers(storage), [StoragePort])
    .inSingletonScope();
  bind(LoginKey)
    .toResolvedValue(
      (login, google, cookies, markers, device, location, changes, toasts, reporter, { brand }, overlays) =>
        new LoginStore(
          {
            signIn: new SignIn({
              login,
              google: google.identity,
              cookies,
              markers,
              device,
              location,
              changes,
              reporter,
            }),
            google: google.identity,
            toasts,
            brand,
          },
          overlays,
        ),
      [
        LoginPort,
        GooglePort,
        SessionCookiesPort,
        LoginMarkers,
        DevicePort,
        PageLocationPort,
        SessionChangesPort,
        ToastsPort,
        ErrorReporterKey,
        ConfigKey,
        OverlaysKey,
      ],
    )
    .inSingletonScope();
  bind(LoginPromptKey)
    .toResolvedValue(
      (scheduler, session, navigation, login, overlays) =>
        new LoginPromptStore(scheduler, { session, navigation, login, overlays }),
      [SchedulerPort, SessionKey, NavigationKey, LoginKey, OverlaysKey],
    )
    .inSingletonScope();
});
