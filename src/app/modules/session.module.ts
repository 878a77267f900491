import { ContainerModule } from 'inversify';
import { ErrorReporter } from '@/core/tracking/error-reporter';
import { ProfileStore } from '@/stores/profile/profile.store';
import { AccessStore } from '@/stores/session/access.store';
import { SessionStore } from '@/stores/session/session.store';
import { DeferredStore } from '@/stores/shell/deferred.store';
import {
  AccessToken,
  DeviceToken,
  LoginToken,
  PageLocationToken,
  SessionCookiesToken,
  StorageToken,
  ToastsToken,
} from '../tokens';

/** Who is signed in, and who may do what. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(SessionStore)
    .toResolvedValue(
      (login, cookies, device, location, storage, toasts, reporter) =>
        new SessionStore({ login, cookies, device, location, storage, toasts, reporter }),
      [LoginToken, SessionCookiesToken, DeviceToken, PageLocationToken, StorageToken, ToastsToken, ErrorReporter],
    )
    .inSingletonScope();
  bind(AccessToken)
    .toResolvedValue(
      (session, profile, deferred) => new AccessStore(session, profile, deferred),
      [SessionStore, ProfileStore, DeferredStore],
    )
    .inSingletonScope();
});
