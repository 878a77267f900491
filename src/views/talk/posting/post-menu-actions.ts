import type { Key } from '@/core/kernel/common/key';
import { isOwnRemovedPost } from '@/core/talk/posting/changeable.rules';
import type { Post } from '@/core/talk/posting/post';
import type { PostAction, PostViewer } from '@/core/talk/posting/post-actions';
import { mayDoPostAction } from '@/core/talk/posting/post-actions';
import type { MenuItem } from '@/views/kernel/ui/menu';

/** An entry of a post's menu. Idle features bind it in their module, with their own texts and store. */
export interface PostMenuAction {
  /**
   * Sorts the menu. Actions with buttons elsewhere come late, dangerous ones last. Actions of posting use multiples of ten.
   */
  readonly place: number;
  readonly itemFor: (post: Post, viewer: PostViewer) => MenuItem | null;
}

/** The key defaults to the action's. */
type KeyedByAction = Omit<MenuItem, 'key'> & Partial<Pick<MenuItem, 'key'>>;

/** Defines an action of the menu. `itemOf` returns null for posts without it. */
export function postMenuAction(
  place: number,
  action: PostAction,
  itemOf: (post: Post) => KeyedByAction | null,
): PostMenuAction {
  return {
    place,
    itemFor: (post, viewer) => {
      // A removed post can only be changed.
      const isOpen = action === 'edit' || !isOwnRemovedPost(post);
      const item = isOpen && mayDoPostAction(action, viewer) ? itemOf(post) : null;
      return item === null ? null : { key: action, ...item };
    },
  };
}

/** The menu actions. Each feature binds its own. */
export const PostMenuPartKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuPart');

export const PostMenuActionsKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuActions');
