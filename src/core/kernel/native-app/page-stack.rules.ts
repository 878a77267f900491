import type { Device } from '@/core/kernel/device/device';
import { isNative } from '@/core/kernel/device/device';

export const MAIN_ROOT_SCREEN = 'MainRootScreen';
const HOME_SCREEN = 'HomeScreen';

/** Screens that an app loads as a new page by default: forms and messages (NV-NATIVE-FULL-LOAD). */
export const FULL_LOAD_SCREENS: readonly string[] = [
  'ContributeReview',
  'ContributeSalary',
  'ContributeInterview',
  'ContributeBenefits',
  'ContributeTenure',
  'ContributePhotos',
  'Messages',
];

export function screenNameOn(device: Device, screen: string): string {
  return isNative(device) && screen === HOME_SCREEN ? MAIN_ROOT_SCREEN : screen;
}

/** Screens on which a pull would discard typed text. */
const FORMS = /^(Contribute\w+|Complain|Summons|ManageAccount|(New)?Conversation)$/;

/** A null screen is the not-found page. */
export function canPullToRefresh(screen: string | null, hasOverlay: boolean): boolean {
  return !hasOverlay && (screen === null || !FORMS.test(screen));
}
