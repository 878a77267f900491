import type { Key } from '@/core/common/key';
import type { Post } from '@/core/posting/post';
import type { PostViewer } from '@/core/posting/post-actions';
import type { MenuItem } from '../ui/menu';

/** An action in the menu of a post. A feature that comes when idle binds it in its module, with its own texts and store. */
export interface PostMenuAction {
  /** The order in the menu: what must not be hit by mistake is last. Those of posting are tens. */
  readonly place: number;
  /** Returns the item of a post for its viewer; null if the viewer has none. */
  readonly itemFor: (post: Post, viewer: PostViewer) => MenuItem | null;
}

/** Names the actions of one feature; each binds its own beside those of others. */
export const PostMenuPartKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuPart');

/** Names the actions of all features that have come. */
export const PostMenuActionsKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuActions');
