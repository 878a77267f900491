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
  /** Identifies the list for its stored heights. */
  readonly name: string;
}

const POST_PX = 230;
/** In px. Avoids gaps on fast scrolling, and lets the next post take the focus. */
const BUFFER_PX = 1200;

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

/** In px. Cached, because reading it during an update forces layout. */
function useWindowWidth(): RefObject<number> {
  const [width] = useState(() => ({ current: windowSize().width }));
  useEffect(() => {
    return onWindow('resize', () => {
      width.current = windowSize().width;
    });
  }, [width]);
  return width;
}

/** Hides rows until they are measured. Uses opacity, because changing the visibility restyles every node. */
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

/** Checks stored heights, which the store does not interpret. */
function isSnapshot(sizes: unknown): sizes is CacheSnapshot {
  return Array.isArray(sizes);
}
