import { formatAddress, parseAddress } from '@/core/kernel/common/address';
import { hasInvalidPage } from '@/core/kernel/common/page-address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { Features } from './feature';

/** The address of all pages that do not exist, since they look the same. */
const NOWHERE = '/-/';

/**
 * Returns the path with the parameters that its screen reads (`Screen.query`), in a fixed order. Other parameters do
 * not make another page.
 */
export async function sharedAddress(url: string, screens: Screens, features: Features): Promise<string> {
  const { base, query } = parseAddress(url);
  const match = screens.resolve(base);
  if (match === null || hasInvalidPage(query)) return NOWHERE;
  const entry = Object.values(features).find((other) => Object.hasOwn(other.screens ?? {}, match.screen));
  const screen = await (await entry?.load())?.feature.screens?.[match.screen]?.();
  const read = (screen?.query ?? []).flatMap((name) => query.filter(([other]) => other === name).slice(0, 1));
  return formatAddress({ base, query: read, hash: '' });
}
