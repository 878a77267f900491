import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';
import type { LoadPart } from '@/stores/kernel/common/lazy-parts';
import { LazyParts } from '@/stores/kernel/common/lazy-parts';
import type { LongListProps } from './long-list';

/** Renders only rows near the window. Loads when the page is idle. */
export type LongListPart = LazyParts<'list', ComponentType<LongListProps>>;

export const LongListKey: Key<LongListPart> = Symbol('LongListPart');

export function createLongListPart(): LongListPart {
  const load: LoadPart<ComponentType<LongListProps>> = async () => (await import('./long-list')).LongList;
  return new LazyParts({ list: load });
}
