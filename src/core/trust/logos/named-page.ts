import { parseAddress } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { LogoOwnerName } from './logo';

/**
 * Reads a name, or the address of any page of a company or college. `owner` is null for a name alone. Returns null if
 * the text is neither.
 */
export function parseLogoOwner(
  text: string,
  screens: Pick<Screens, 'resolve'>,
): (Omit<LogoOwnerName, 'owner'> & { readonly owner: LogoOwnerName['owner'] | null }) | null {
  const typed = text.trim().toLowerCase();
  if (!typed.includes('/')) return /^\S+$/.test(typed) ? { owner: null, urlName: typed } : null;
  const { urlName, collegeUrl } =
    screens.resolve(parseAddress(typed.replace(/^https?:\/\/[^/]+/, '')).base)?.parameters ?? {};
  if (urlName !== undefined) return { owner: 'company', urlName };
  return collegeUrl === undefined ? null : { owner: 'college', urlName: collegeUrl };
}
