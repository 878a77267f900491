import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';

export interface SideListProps {
  /** The path of the item that the list marks as current. */
  readonly here?: string | undefined;
}

/** The list at the top of the main sections' start column. Its feature binds it. */
export const SideListKey: Key<ComponentType<SideListProps>> = Symbol('SideList');
