import type { ComponentType } from 'react';
import type { Key } from '@/core/common/key';

/** Names the list that the start column of the main places begins with; the feature whose list it is binds it. */
export const SideListKey: Key<ComponentType> = Symbol('SideList');
