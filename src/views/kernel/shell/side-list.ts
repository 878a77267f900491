import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';

export interface SideListProps {
  /** The path of the item that what the page shows belongs to; the list marks it. */
  readonly here?: string | undefined;
}

/** Names the list that the start column of the main places begins with; the feature whose list it is binds it. */
export const SideListKey: Key<ComponentType<SideListProps>> = Symbol('SideList');
