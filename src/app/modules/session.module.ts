import { ContainerModule } from 'inversify';
import { LoginMarkers } from '@/core/session/login-markers';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { AccessStore } from '@/stores/session/access.store';
import { LoginStore } from '@/stores/session/login.store';
import { SessionStore } from '@/stores/session/session.store';
import { ErrorReporter } from '@/stores/shell/error-reporter';
import { OverlayStore } from '@/stores/shell/overlay.store';
import {
  AccessToken,
  ConfigToken,
  DeviceToken,
  GoogleToken,
  LoginToken,
  PageLocationToken,
  SessionCookiesToken,
  StorageToken,
  ToastsToken,
} from '../tokens';

/** Who is signed in, the login window, and who may do what. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(LoginMarkers)
    .toResolvedValue((storage) => new LoginMarkers(storage), [StorageToken])
    .inSingletonScope();
  bind(SessionStore)
    .toResolvedValue(
      (login, cookies, device, location, storage, toasts, reporter) =>
        new SessionStore({ login, cookies, device, location, storage, toasts, reporter }),
      [LoginToken, SessionCookiesToken, DeviceToken, PageLocationToken, StorageToken, ToastsToken, ErrorReporter],
    )
    .inSingletonScope();
  bind(LoginStore)
    .toResolvedValue(
      (login, google, cookies, markers, device, location, toasts, reporter, { brand }, overlays) =>
        new LoginStore(
          { login, google: google.identity, cookies, markers, device, location, toasts, reporter, brand },
          overlays,
        ),
      [
        LoginToken,
        GoogleToken,
        SessionCookiesToken,
        LoginMarkers,
        DeviceToken,
        PageLocationToken,
        ToastsToken,
        ErrorReporter,
        ConfigToken,
        OverlayStore,
      ],
    )
    .inSingletonScope();
  bind(AccessToken)
    .toResolvedValue(
      (session, profile, login, onboarding) => new AccessStore(session, profile, login, onboarding),
      [SessionStore, ProfileStore, LoginStore, OnboardingStore],
    )
    .inSingletonScope();
});
