import type { RefObject } from 'react';
import { useCallback } from 'react';
import { PostViewsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useSeen } from '@/views/kernel/tracking/use-seen';

export function usePostSeen(postId: string): RefObject<HTMLElement | null> {
  const views = useStore(PostViewsKey);
  return useSeen(useCallback(() => views.see(postId), [postId, views]));
}
