import type { ComponentType } from 'react';
import type { Key } from '@/core/common/key';
import type { LoadPart } from '@/stores/common/lazy-parts';
import { LazyParts } from '@/stores/common/lazy-parts';
import type { CheckedWordsProps } from './checked-words';

/** The checks of a text on the device: no first view waits for their lists of words. */
export type CheckedWordsPart = LazyParts<'words', ComponentType<CheckedWordsProps>>;

export const CheckedWordsPartKey: Key<CheckedWordsPart> = Symbol('content-checks/CheckedWordsPart');

export function createCheckedWordsPart(): CheckedWordsPart {
  const load: LoadPart<ComponentType<CheckedWordsProps>> = async () => (await import('./checked-words')).CheckedWords;
  return new LazyParts({ words: load });
}
