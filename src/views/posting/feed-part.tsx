import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Post } from '@/core/posting/post';
import { PostCard } from './post-card';

/** Further from the window than this, in px, posts are not in the page. */
const FAR_PX = 1600;

/** Some posts of a feed, one below the other; far from the window they leave their room empty. */
export const FeedPart = observer(function FeedPart({ posts }: { readonly posts: readonly Post[] }) {
  const part = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const { current } = part;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // What has the focus must not lose it.
        if (entry === undefined || current.contains(document.activeElement)) return;
        setRoom(entry.isIntersecting ? undefined : entry.boundingClientRect.height);
      },
      { rootMargin: `${FAR_PX}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={part} style={{ height: room }}>
      {room === undefined ? posts.map((post) => <PostCard key={post.id} post={post} />) : null}
    </div>
  );
});
