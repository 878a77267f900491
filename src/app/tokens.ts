import type { ServiceIdentifier } from 'inversify';
import type { CareerStatuses } from '@/core/career-status/career-status.port';
import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { Clock } from '@/core/common/clock.port';
import type { Ids } from '@/core/common/ids.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { Scheduler } from '@/core/common/scheduler.port';
import type { Communities } from '@/core/communities/communities.port';
import type { Notifications } from '@/core/notifications/notifications.port';
import type { Onboarding } from '@/core/onboarding/onboarding.port';
import type { FeedReading } from '@/core/posting/feed.port';
import type { PostViews } from '@/core/posting/post-views.port';
import type { PostWriting } from '@/core/posting/post-writing.port';
import type { Profiles } from '@/core/profile/profile.port';
import type { GoogleIdentity } from '@/core/session/identity-provider.port';
import type { Login } from '@/core/session/login.port';
import type { SessionCookies } from '@/core/session/session-cookies.port';
import type { Clipboard } from '@/core/shell/clipboard.port';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { DocumentHead } from '@/core/shell/document-head.port';
import type { FailedCalls } from '@/core/shell/failed-calls.port';
import type { PageLocation } from '@/core/shell/page-location.port';
import type { RealtimeEvents } from '@/core/shell/realtime-events.port';
import type { ThemePreference } from '@/core/shell/theme-preference.port';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { Votes } from '@/core/voting/votes.port';
import type { Access } from '@/stores/session/access';
import type { ClientConfig } from './client-config';

/** Names of the ports, under which an environment's adapters are bound. Stores and use cases are bound under their class. */
export const ClockToken: ServiceIdentifier<Clock> = Symbol('Clock');
export const SchedulerToken: ServiceIdentifier<Scheduler> = Symbol('Scheduler');
export const IdsToken: ServiceIdentifier<Ids> = Symbol('Ids');
export const StorageToken: ServiceIdentifier<KeyValueStorage> = Symbol('KeyValueStorage');
export const DeviceToken: ServiceIdentifier<DeviceReading> = Symbol('DeviceReading');
export const ThemePreferenceToken: ServiceIdentifier<ThemePreference> = Symbol('ThemePreference');
export const ToastsToken: ServiceIdentifier<Toasts> = Symbol('Toasts');
export const DocumentHeadToken: ServiceIdentifier<DocumentHead> = Symbol('DocumentHead');
export const ClipboardToken: ServiceIdentifier<Clipboard> = Symbol('Clipboard');
export const PageLocationToken: ServiceIdentifier<PageLocation> = Symbol('PageLocation');
export const RealtimeToken: ServiceIdentifier<RealtimeEvents> = Symbol('RealtimeEvents');
export const LoginToken: ServiceIdentifier<Login> = Symbol('Login');
export const SessionCookiesToken: ServiceIdentifier<SessionCookies> = Symbol('SessionCookies');
/** Google's sign-in; holds null where Google is not offered. */
export const GoogleToken: ServiceIdentifier<{ readonly identity: GoogleIdentity | null }> = Symbol('GoogleIdentity');
export const ProfilesToken: ServiceIdentifier<Profiles> = Symbol('Profiles');
export const OnboardingToken: ServiceIdentifier<Onboarding> = Symbol('Onboarding');
export const CareerStatusesToken: ServiceIdentifier<CareerStatuses> = Symbol('CareerStatuses');
export const FailedCallsToken: ServiceIdentifier<FailedCalls> = Symbol('FailedCalls');
export const FeedReadingToken: ServiceIdentifier<FeedReading> = Symbol('FeedReading');
export const PostWritingToken: ServiceIdentifier<PostWriting> = Symbol('PostWriting');
export const PostViewsToken: ServiceIdentifier<PostViews> = Symbol('PostViews');
export const VotesToken: ServiceIdentifier<Votes> = Symbol('Votes');
export const CommunitiesToken: ServiceIdentifier<Communities> = Symbol('Communities');
export const NotificationsToken: ServiceIdentifier<Notifications> = Symbol('Notifications');
export const DropdownToken: ServiceIdentifier<Dropdown> = Symbol('Dropdown');
export const ErrorLogToken: ServiceIdentifier<ErrorLog> = Symbol('ErrorLog');

/** What the person who looks may do; the store behind it knows session, profile and onboarding. */
export const AccessToken: ServiceIdentifier<Access> = Symbol('Access');

/** What the running app was told at its start. */
export const ConfigToken: ServiceIdentifier<ClientConfig> = Symbol('ClientConfig');
/** The time at which the document was made, in ms; null where the page is not the continuation of one. */
export const FirstNowToken: ServiceIdentifier<{ readonly now: number | null }> = Symbol('FirstNow');
