import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { hasTarget, isPreviewed } from './page';

export interface BelowFoldProps {
  readonly children: ReactNode;
}

/**
 * Content below the first screenful. After a click on a link it renders later than the rest, so that a slow phone shows
 * the page sooner. First views, Back, links to a part of a page, and the server's page need the full height
 * immediately.
 */
export function BelowFold({ children }: BelowFoldProps) {
  return useIsWhole() ? children : null;
}

/** Returns the rows of the first screenful, and then all. */
export function useRowsInSteps<Row>(rows: readonly Row[], first: number): readonly Row[] {
  return useIsWhole() ? rows : rows.slice(0, first);
}

function useIsWhole(): boolean {
  const { arrival } = useStore(NavigationKey);
  return useDeferredValue(true, arrival !== 'PUSH' || hasTarget() || isPreviewed());
}
