import type { NavigationLink } from '@/core/kernel/navigation/navigation';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';

/** Returns `page` on the section's own page, `true` on its other pages. */
export function useCurrent({ screen, href }: Pick<NavigationLink, 'screen' | 'href'>): {
  readonly 'aria-current'?: 'page' | 'true';
} {
  const { markedPath, section } = useStore(NavigationKey);
  if (href === markedPath) return { 'aria-current': 'page' };
  return section === screen ? { 'aria-current': 'true' } : {};
}
