import type { Device } from '@/core/kernel/device/device';
import { isNative } from '@/core/kernel/device/device';

/** The name of the first screen in an app (NV-SCREEN-MAINROOT). */
export const MAIN_ROOT_SCREEN = 'MainRootScreen';
const HOME_SCREEN = 'HomeScreen';

/** Screens that an app loads as a whole by default: forms, which it shows in a view of their own, and messages (NV-NATIVE-FULL-LOAD). */
export const FULL_LOAD_SCREENS: readonly string[] = [
  'ContributeReview',
  'ContributeSalary',
  'ContributeInterview',
  'ContributeBenefits',
  'ContributeTenure',
  'ContributePhotos',
  'Messages',
];

/** Returns the name under which a screen is known outside of the product: an app calls its first one otherwise. */
export function screenNameOn(device: Device, screen: string): string {
  return isNative(device) && screen === HOME_SCREEN ? MAIN_ROOT_SCREEN : screen;
}

/** Screens that belong to a form: a pull there would throw away what was typed. */
const FORMS = /^(Contribute\w+|Complain|Summons|ManageAccount|NewTalk|Talk)$/;

/** Returns whether a pull at the top of the page may load it again; null is the not-found page. */
export function canPullToRefresh(screen: string | null, hasOverlay: boolean): boolean {
  return !hasOverlay && (screen === null || !FORMS.test(screen));
}
