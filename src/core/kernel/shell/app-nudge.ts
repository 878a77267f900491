import type { Device } from '@/core/kernel/device/device';
import { isIos, isMobileWidth, isNative } from '@/core/kernel/device/device';

export const APP_NUDGE_MS = 5000;

export const APP_NUDGE_SCREENS: readonly string[] = [
  'HomeScreen',
  'CommunityListing',
  'DepartmentListing',
  'CompanyPosts',
];

/**
 * If false, a running timer ends and the nudge is hidden. iOS, the native app and widths above mobile get no nudge
 * (NP-APP-NUDGE-IOS, -NATIVE, -WIDTH).
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
