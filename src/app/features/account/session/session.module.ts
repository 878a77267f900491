import { ContainerModule } from 'inversify';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { BeginVisit } from '@/core/account/session/begin-visit.use-case';
import { LoginPort } from '@/core/account/session/login.port';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { SignOut } from '@/core/account/session/sign-out.use-case';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessStore } from '@/stores/account/session/access.store';
import { AccessKey, LoginKey, SessionKey } from '@/stores/account/session/keys';
import { SessionStore } from '@/stores/account/session/session.store';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ErrorReporterKey, FeaturesKey } from '@/stores/kernel/shell/keys';
import { IntentsKey } from '@/stores/talk/intents/keys';

export const sessionAdapters = wire((provide) => {
  provide(SessionApi, [HttpClientKey], LoginPort);
});

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
      (session, profile, features, navigation) =>
        new AccessStore(session, profile, {
          keep: (intent) => void features.ask(IntentsKey, (intents) => intents.keep(intent)),
          logIn: (role, context) =>
            void features.ask(LoginKey, (login) =>
              login.open({ readerRequired: role === 'READER', writerRequired: role === 'WRITER' }, context),
            ),
          onboard: (required, openCreatePost) => {
            const request = { required, openCreatePost, internalCampaign: navigation.campaign || null };
            void features.ask(OnboardingKey, (onboarding) => void onboarding.open(request));
          },
        }),
      [SessionKey, ProfileKey, FeaturesKey, NavigationKey],
    )
    .inSingletonScope();
});
