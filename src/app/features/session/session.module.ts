import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { NativeAppPort } from '@/core/native-app/native-app.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import { BeginVisit } from '@/core/session/begin-visit.use-case';
import { LoginPort } from '@/core/session/login.port';
import { SessionCookiesPort } from '@/core/session/session-cookies.port';
import { SignOut } from '@/core/session/sign-out.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { IntentsKey } from '@/stores/intents/keys';
import { OnboardingKey } from '@/stores/onboarding/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { AccessStore } from '@/stores/session/access.store';
import { AccessKey, LoginKey, SessionKey } from '@/stores/session/keys';
import { SessionStore } from '@/stores/session/session.store';
import { ErrorReporterKey, FeaturesKey } from '@/stores/shell/keys';

/** The session, and the access of its roles. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(SessionKey)
    .toResolvedValue(
      (login, cookies, device, location, storage, toasts, reporter, app) =>
        new SessionStore({
          beginVisit: new BeginVisit(storage, cookies),
          signOut: new SignOut({ login, device, location, storage, reporter, app }),
          cookies,
          device,
          toasts,
        }),
      [
        LoginPort,
        SessionCookiesPort,
        DevicePort,
        PageLocationPort,
        StoragePort,
        ToastsPort,
        ErrorReporterKey,
        NativeAppPort,
      ],
    )
    .inSingletonScope();
  bind(AccessKey)
    .toResolvedValue(
      (session, profile, features) =>
        new AccessStore(session, profile, {
          keep: (intent) => void features.ask(IntentsKey, (intents) => intents.keep(intent)),
          logIn: (role, context) =>
            void features.ask(LoginKey, (login) =>
              login.open({ readerRequired: role === 'READER', writerRequired: role === 'WRITER' }, context),
            ),
          onboard: (required, openCreatePost) =>
            void features.ask(OnboardingKey, (onboarding) => void onboarding.open({ required, openCreatePost })),
        }),
      [SessionKey, ProfileKey, FeaturesKey],
    )
    .inSingletonScope();
});
