import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { POST_SEEN_MS, POST_SEEN_SHARE } from '@/core/posting/viewed-posts';
import { PostViewsKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';

/** Counts a post as seen once a tenth of its element stood in the window for half a second. */
export function usePostSeen(postId: string): RefObject<HTMLElement | null> {
  const views = useStore(PostViewsKey);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let timer = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = window.setTimeout(() => {
          observer.disconnect();
          views.see(postId);
        }, POST_SEEN_MS);
      },
      { threshold: POST_SEEN_SHARE },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [postId, views]);
  return element;
}
