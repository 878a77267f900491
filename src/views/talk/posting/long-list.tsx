import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CacheSnapshot, CustomItemComponentProps, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import type { Post } from '@/core/talk/posting/post';
import { ListSizesKey } from '@/stores/talk/posting/list-sizes';
import { useStore } from '@/views/kernel/common/use-store';
import { windowSize } from '@/views/kernel/page/page';
import { onWindow } from '@/views/kernel/page/page-events';
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
  const width = useWindowWidth();
  const first = posts[0]?.id ?? '';
  const [known] = useState(() => kept.find(name, first, width.current));
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      if (current !== null) kept.keep(name, { sizes: current.cache, first, width: width.current });
    };
  }, [kept, name, first, width]);
  return (
    <WindowVirtualizer
      ref={list}
      data={posts}
      bufferSize={BUFFER_PX}
      itemSize={POST_PX}
      item={Row}
      {...(isSnapshot(known) ? { cache: known } : {})}
    >
      {renderPost}
    </WindowVirtualizer>
  );
});

/** Returns the width of the window, in px. To ask the window while a list is changed would lay out the page once more. */
function useWindowWidth(): RefObject<number> {
  const [width] = useState(() => ({ current: windowSize().width }));
  useEffect(() => {
    return onWindow('resize', () => {
      width.current = windowSize().width;
    });
  }, [width]);
  return width;
}

/** A row is not seen before it is measured. Its visibility stays, for that would be worked out again for every node in it. */
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
