import { observer } from 'mobx-react-lite';
import type { ReactElement, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CacheSnapshot, CustomItemComponentProps, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import type { Post } from '@/core/posting/post';
import { ListSizesKey } from '@/stores/posting/list-sizes';
import { useStore } from '../common/use-store';
import { DrawingTurns } from './drawing-turns';
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
  const rowOf = useRows(list);
  const width = useWindowWidth();
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
      {rowOf}
    </WindowVirtualizer>
  );
});

/** Read once, and when it changes: whoever reads it while a list is changed makes the browser lay out the page at once. */
function useWindowWidth(): RefObject<number> {
  const [first] = useState(() => window.innerWidth);
  const width = useRef(first);
  useEffect(() => {
    const watch = () => {
      width.current = window.innerWidth;
    };
    window.addEventListener('resize', watch);
    return () => window.removeEventListener('resize', watch);
  }, []);
  return width;
}

/** A row is not seen before it is measured. Its visibility stays, for that would be worked out anew for every node in it. */
function Row({ ref, style: { visibility, ...style }, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} className="feed__row" style={{ ...style, opacity: visibility === 'hidden' ? 0 : undefined }}>
      {children}
    </div>
  );
}

/** Returns what makes a row of a post: the same element while nothing of it changes, so that scrolling renders new rows only. */
function useRows(list: ListRef): (post: Post, index: number) => ReactElement {
  const [rowOf] = useState(() => {
    const turns = new DrawingTurns();
    const rows = new WeakMap<Post, ReactElement<LatePostProps>>();
    return (post: Post, index: number) => {
      const known = rows.get(post);
      if (known?.props.index === index) return known;
      const row = <LatePost key={post.id} post={post} index={index} list={list} turns={turns} />;
      rows.set(post, row);
      return row;
    };
  });
  return rowOf;
}

type ListRef = RefObject<WindowVirtualizerHandle | null>;

interface LatePostProps {
  readonly post: Post;
  readonly index: number;
  readonly list: ListRef;
  readonly turns: DrawingTurns;
}

/** A post that leaves its room empty until its turn comes; what stands in the window when it is added is drawn at once. */
function LatePost({ post, index, list, turns }: LatePostProps) {
  const [isDrawn, setDrawn] = useState(() => distanceOf(list.current, index) === 0);
  useEffect(() => {
    if (isDrawn) return;
    return turns.ask({ distance: () => distanceOf(list.current, index), draw: () => setDrawn(true) });
  }, [isDrawn, turns, list, index]);
  return <PostCard post={post} room={isDrawn ? undefined : list.current?.getItemSize(index)} />;
}

/** Returns the number of rows between a row and the window; 0 within it, and while the list is not in the page. */
function distanceOf(list: WindowVirtualizerHandle | null, index: number): number {
  if (list === null) return 0;
  const { scrollOffset, viewportSize } = list;
  const first = list.findItemIndex(scrollOffset);
  const last = list.findItemIndex(scrollOffset + viewportSize);
  return Math.max(first - index, index - last, 0);
}

/** The store keeps the heights unread. */
function isSnapshot(sizes: unknown): sizes is CacheSnapshot {
  return Array.isArray(sizes);
}
