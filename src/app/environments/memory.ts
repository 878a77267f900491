import { ContainerModule } from 'inversify';
import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { MemoryCareerStatuses } from '@/adapters/memory/memory-career-statuses';
import { MemoryClipboard } from '@/adapters/memory/memory-clipboard';
import { MemoryCommunities } from '@/adapters/memory/memory-communities';
import { MemoryDevice } from '@/adapters/memory/memory-device';
import { MemoryDocumentHead } from '@/adapters/memory/memory-document-head';
import { MemoryDropdown } from '@/adapters/memory/memory-dropdown';
import { MemoryErrorLog } from '@/adapters/memory/memory-error-log';
import { MemoryFailedCalls } from '@/adapters/memory/memory-failed-calls';
import { MemoryFeed } from '@/adapters/memory/memory-feed';
import { MemoryGoogleIdentity } from '@/adapters/memory/memory-google-identity';
import { MemoryLogin } from '@/adapters/memory/memory-login';
import { MemoryNotifications } from '@/adapters/memory/memory-notifications';
import { MemoryOnboarding } from '@/adapters/memory/memory-onboarding';
import { MemoryPageLocation } from '@/adapters/memory/memory-page-location';
import { MemoryPostViews } from '@/adapters/memory/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/memory-post-writing';
import { MemoryProfiles } from '@/adapters/memory/memory-profiles';
import { MemoryRealtime } from '@/adapters/memory/memory-realtime';
import { MemorySessionCookies } from '@/adapters/memory/memory-session-cookies';
import { MemoryStorage } from '@/adapters/memory/memory-storage';
import { MemoryThemePreference } from '@/adapters/memory/memory-theme-preference';
import { MemoryToasts } from '@/adapters/memory/memory-toasts';
import { MemoryVotes } from '@/adapters/memory/memory-votes';
import type { MemoryWorld } from '@/adapters/memory/memory-world';
import type { Clock } from '@/core/common/clock.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { Scheduler } from '@/core/common/scheduler.port';
import type { GoogleIdentity } from '@/core/session/identity-provider.port';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { DocumentHead } from '@/core/shell/document-head.port';
import type { PageLocation } from '@/core/shell/page-location.port';
import type { ThemePreference } from '@/core/shell/theme-preference.port';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ClientConfig } from '../client-config';
import {
  CareerStatusesToken,
  ClipboardToken,
  ClockToken,
  CommunitiesToken,
  ConfigToken,
  DeviceToken,
  DocumentHeadToken,
  DropdownToken,
  ErrorLogToken,
  FailedCallsToken,
  FeedReadingToken,
  FirstNowToken,
  GoogleToken,
  IdsToken,
  LoginToken,
  NotificationsToken,
  OnboardingToken,
  PageLocationToken,
  PostViewsToken,
  PostWritingToken,
  ProfilesToken,
  RealtimeToken,
  SchedulerToken,
  SessionCookiesToken,
  StorageToken,
  ThemePreferenceToken,
  ToastsToken,
  VotesToken,
} from '../tokens';

/** What an app over a memory world may have of its own; what is missing is in memory too. */
export interface MemoryEnvironmentParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly browser?: MemoryBrowser;
  readonly config?: ClientConfig;
  readonly storage?: KeyValueStorage;
  readonly toasts?: Toasts;
  readonly location?: PageLocation;
  readonly device?: DeviceReading;
  readonly theme?: ThemePreference;
  readonly head?: DocumentHead;
  readonly google?: GoogleIdentity;
}

/** The configuration of an app without a server. */
export const MEMORY_CONFIG: ClientConfig = {
  brand: 'Tarakki',
  origin: 'http://localhost',
  serviceBases: {},
  google: null,
  isDevelopment: true,
};

/** Makes the adapters of an app that looks on a memory world. */
export function memoryEnvironment(world: MemoryWorld, parts: MemoryEnvironmentParts): ContainerModule {
  const browser = parts.browser ?? new MemoryBrowser(world);
  return new ContainerModule(({ bind }) => {
    bind(ConfigToken).toConstantValue(parts.config ?? MEMORY_CONFIG);
    bind(FirstNowToken).toConstantValue({ now: null });
    bind(ClockToken).toConstantValue(parts.clock);
    bind(SchedulerToken).toConstantValue(parts.scheduler);
    bind(IdsToken).toConstantValue(world.ids);
    bind(StorageToken).toConstantValue(parts.storage ?? new MemoryStorage());
    bind(DeviceToken).toConstantValue(parts.device ?? new MemoryDevice());
    bind(ThemePreferenceToken).toConstantValue(parts.theme ?? new MemoryThemePreference());
    bind(ToastsToken).toConstantValue(parts.toasts ?? new MemoryToasts());
    bind(ClipboardToken).toConstantValue(new MemoryClipboard());
    bind(DocumentHeadToken).toConstantValue(parts.head ?? new MemoryDocumentHead());
    bind(PageLocationToken).toConstantValue(parts.location ?? new MemoryPageLocation());
    bind(SessionCookiesToken).toConstantValue(new MemorySessionCookies(browser));
    bind(GoogleToken).toConstantValue({ identity: parts.google ?? new MemoryGoogleIdentity(ANYBODY) });
    bind(RealtimeToken).toConstantValue(new MemoryRealtime(browser));
    bind(FailedCallsToken).toConstantValue(new MemoryFailedCalls(browser));
    bind(FeedReadingToken).toConstantValue(new MemoryFeed(browser));
    bind(PostWritingToken).toConstantValue(new MemoryPostWriting(browser));
    bind(PostViewsToken).toConstantValue(new MemoryPostViews(browser));
    bind(VotesToken).toConstantValue(new MemoryVotes(browser));
    bind(CommunitiesToken).toConstantValue(new MemoryCommunities(browser));
    bind(ProfilesToken).toConstantValue(new MemoryProfiles(browser));
    bind(OnboardingToken).toConstantValue(new MemoryOnboarding(browser));
    bind(CareerStatusesToken).toConstantValue(new MemoryCareerStatuses(browser));
    bind(LoginToken).toConstantValue(new MemoryLogin(browser));
    bind(NotificationsToken).toConstantValue(new MemoryNotifications(browser));
    bind(DropdownToken).toConstantValue(new MemoryDropdown(browser));
    bind(ErrorLogToken).toConstantValue(new MemoryErrorLog(browser));
  });
}

/** The account that the memory Google vouches for. */
const ANYBODY = { name: 'Tara Joshi', email: 'tara@people.example' };
