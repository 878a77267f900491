import type { RefObject } from 'react';
import { useCallback } from 'react';
import { PostViewsKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { useSeen } from '../tracking/use-seen';

/** Counts a post once it was seen. */
export function usePostSeen(postId: string): RefObject<HTMLElement | null> {
  const views = useStore(PostViewsKey);
  return useSeen(useCallback(() => views.see(postId), [postId, views]));
}
