import type { UserType } from '@/core/account/session/roles';
import type { Address, QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { linkedToastOf } from './linked-toasts';
import { OPEN_NOTIFICATIONS } from './notifications-address';

export type CommunityParameters = Readonly<Partial<Record<CommunityMember, string>>>;

type CommunityMember = (typeof COMMUNITY_MEMBERS)[number];

export type ShellIntent =
  | { readonly kind: 'setCampaign'; readonly campaign: string }
  | { readonly kind: 'returnFromLogin' }
  | { readonly kind: 'reportLinkedinFailure' }
  /** `signedOut` means that a service refused an ended session (SH-SHOWLOGIN-SIGNOUT). */
  | { readonly kind: 'openLogin'; readonly reason: 'asked' | 'signedOut' }
  | { readonly kind: 'openOnboarding'; readonly required: UserType }
  | { readonly kind: 'openCreatePost'; readonly community: CommunityParameters }
  /** Opened by the address `/notifications`. */
  | { readonly kind: 'openNotifications' }
  | { readonly kind: 'showToast'; readonly text: string }
  | { readonly kind: 'markNotification'; readonly notificationId: string }
  | { readonly kind: 'openPushMessage'; readonly key: string };

/** The effects of an address, and the address without them, so that a reload or a shared link does not repeat them. */
export interface ShellQuery {
  readonly intents: readonly ShellIntent[];
  readonly cleanedUrl: string;
}

export const LOGIN_MODAL_CAMPAIGN = 'show_login_modal';

export const SHELL_QUERY_TOUCHPOINT = 'shell_query';

const ASKS_ONCE = [
  'onLogin',
  'linkedinLogin',
  'showLoginModal',
  'openOnboarding',
  'openCreatePost',
  OPEN_NOTIFICATIONS,
  'toast',
];
const NOTIFICATION = 'notification_id';
const PUSH_MESSAGE = 'push_key';
const COMMUNITY_MEMBERS = ['entityId', 'name', 'logo', 'type'] as const;

/**
 * Returns the effects in order. A visit's campaign stays in the address. The native app has handled the notification's
 * id already.
 */
export function readShellQuery(url: string, isNativeApp: boolean): ShellQuery {
  const address = parseAddress(url);
  const { query } = address;
  const intents = [
    campaignOf(query),
    queryValue(query, 'onLogin') === 'true' ? ({ kind: 'returnFromLogin' } as const) : null,
    queryValue(query, 'linkedinLogin') === 'failed' ? ({ kind: 'reportLinkedinFailure' } as const) : null,
    loginOf(query),
    onboardingOf(query),
    createPostOf(query),
    queryValue(query, OPEN_NOTIFICATIONS) === 'true' ? ({ kind: 'openNotifications' } as const) : null,
    toastOf(query),
    isNativeApp ? null : notificationOf(query),
    isNativeApp ? null : pushMessageOf(query),
  ].filter((intent) => intent !== null);
  return { intents, cleanedUrl: cleaned(address, isNativeApp) };
}

function campaignOf(query: readonly QueryPair[]): ShellIntent | null {
  const campaign = queryValue(query, 'campaign');
  return campaign ? { kind: 'setCampaign', campaign } : null;
}

function loginOf(query: readonly QueryPair[]): ShellIntent | null {
  switch (queryValue(query, 'showLoginModal')) {
    case 'true':
      return { kind: 'openLogin', reason: 'asked' };
    case 'signout':
      return { kind: 'openLogin', reason: 'signedOut' };
    default:
      return null;
  }
}

function onboardingOf(query: readonly QueryPair[]): ShellIntent | null {
  switch (queryValue(query, 'openOnboarding')) {
    case 'r':
      return { kind: 'openOnboarding', required: 'READER' };
    case 'w':
      return { kind: 'openOnboarding', required: 'WRITER' };
    default:
      return null;
  }
}

function createPostOf(query: readonly QueryPair[]): ShellIntent | null {
  const flag = queryValue(query, 'openCreatePost');
  return flag === null || flag === 'false' ? null : { kind: 'openCreatePost', community: communityOf(query) };
}

function communityOf(query: readonly QueryPair[]): CommunityParameters {
  return Object.fromEntries(
    COMMUNITY_MEMBERS.flatMap((member) => {
      const value = queryValue(query, member);
      return value === null ? [] : [[member, value]];
    }),
  );
}

function toastOf(query: readonly QueryPair[]): ShellIntent | null {
  const text = linkedToastOf(queryValue(query, 'toast') ?? '');
  return text === null ? null : { kind: 'showToast', text };
}

function notificationOf(query: readonly QueryPair[]): ShellIntent | null {
  const notificationId = queryValue(query, NOTIFICATION);
  return notificationId ? { kind: 'markNotification', notificationId } : null;
}

function pushMessageOf(query: readonly QueryPair[]): ShellIntent | null {
  const key = queryValue(query, PUSH_MESSAGE);
  return key ? { kind: 'openPushMessage', key } : null;
}

function cleaned({ base, query, hash }: Address, isNativeApp: boolean): string {
  const removed = new Set(ASKS_ONCE);
  if (!isNativeApp) for (const name of [NOTIFICATION, PUSH_MESSAGE]) removed.add(name);
  // Names like `type` belong to other screens too, unless openCreatePost is set.
  if (queryValue(query, 'openCreatePost') !== null) for (const name of COMMUNITY_MEMBERS) removed.add(name);
  // A visit's campaign stays; that of the login window is removed.
  const stays = ([name, value]: QueryPair) =>
    !removed.has(name) && !(name === 'campaign' && value === LOGIN_MODAL_CAMPAIGN);
  return formatAddress({ base, query: query.filter(stays), hash });
}
