import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { CacheSnapshot, CustomItemComponentProps, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import type { Post } from '@/core/posting/post';
import { ListSizesKey } from '@/stores/posting/list-sizes';
import { useStore } from '../common/use-store';
import { PostCard } from './post-card';

export interface LongListProps {
  readonly posts: readonly Post[];
  /** Names the list, whose places are found again by it. */
  readonly name: string;
}

/** Most posts are about this high, in px. */
const POST_PX = 230;
/** Drawn beyond the window, in px: a fast wheel meets no gap, and the next post can take the focus. */
const BUFFER_PX = 1200;

/** Posts of a long list; those far from the window are not in the page. */
export const LongList = observer(function LongList({ posts, name }: LongListProps) {
  const kept = useStore(ListSizesKey);
  const list = useRef<WindowVirtualizerHandle>(null);
  const first = posts[0]?.id ?? '';
  const known = useRef(kept.find(name, first, window.innerWidth));
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      if (current !== null) kept.keep(name, { sizes: current.cache, first, width: window.innerWidth });
    };
  }, [kept, name, first]);
  return (
    <WindowVirtualizer
      ref={list}
      data={posts}
      bufferSize={BUFFER_PX}
      itemSize={POST_PX}
      item={Row}
      {...(isSnapshot(known.current) ? { cache: known.current } : {})}
    >
      {renderPost}
    </WindowVirtualizer>
  );
});

/** A row is not seen before it is measured. Its visibility stays, for that would be worked out anew for every node in it. */
function Row({ ref, style: { visibility, ...style }, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} className="feed__row" style={{ ...style, opacity: visibility === 'hidden' ? 0 : undefined }}>
      {children}
    </div>
  );
}

function renderPost(post: Post) {
  return <PostCard key={post.id} post={post} />;
}

/** The store keeps the heights unread. */
function isSnapshot(sizes: unknown): sizes is CacheSnapshot {
  return Array.isArray(sizes);
}
