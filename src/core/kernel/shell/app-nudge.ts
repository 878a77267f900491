import type { Device } from '@/core/kernel/device/device';
import { isIos, isMobileWidth, isNative } from '@/core/kernel/device/device';

/** The app nudge shows this long after its screen was entered, in ms (TM-NUDGE). */
export const APP_NUDGE_MS = 5000;

/** The screens on which the app nudge may show (NP-APP-NUDGE); on every other one it resets (NP-APP-NUDGE-RESET). */
export const APP_NUDGE_SCREENS: readonly string[] = [
  'HomeScreen',
  'CommunityListing',
  'DepartmentListing',
  'CompanyPosts',
];

/**
 * Returns whether entering a screen starts the app nudge's timer; false means that a running timer ends and a shown nudge
 * hides. Not on iOS, in the native app or above the mobile width (NP-APP-NUDGE-IOS, -NATIVE, -WIDTH).
 */
export function isAppNudgeEligible(screen: string | null, device: Device): boolean {
  return (
    screen !== null &&
    APP_NUDGE_SCREENS.includes(screen) &&
    !isIos(device) &&
    !isNative(device) &&
    isMobileWidth(device.width)
  );
}
