import { ContainerModule } from 'inversify';
import { LoginMarkers } from '@/core/session/login-markers';
import { ErrorReporter } from '@/core/tracking/error-reporter';
import { LoginStore } from '@/stores/session/login.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import {
  ConfigToken,
  DeviceToken,
  GoogleToken,
  LoginToken,
  PageLocationToken,
  SessionCookiesToken,
  StorageToken,
  ToastsToken,
} from '../tokens';

/** The login window. Deferred. */
export const loginModule = new ContainerModule(({ bind }) => {
  bind(LoginMarkers)
    .toResolvedValue((storage) => new LoginMarkers(storage), [StorageToken])
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
});
