import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';

export interface SideListProps {
  /** The path of the current item's place, which the list marks. */
  readonly here?: string | undefined;
}

/** The list at the top of the main places' start column; its feature binds it. */
export const SideListKey: Key<ComponentType<SideListProps>> = Symbol('SideList');
