import type { Key } from '@/core/kernel/common/key';
import { isRemovedOwn } from '@/core/talk/posting/changeable.rules';
import type { Post } from '@/core/talk/posting/post';
import type { PostAction, PostViewer } from '@/core/talk/posting/post-actions';
import { mayDo } from '@/core/talk/posting/post-actions';
import type { MenuItem } from '@/views/kernel/ui/menu';

/** An action in the menu of a post. A feature that comes when idle binds it in its module, with its own texts and store. */
export interface PostMenuAction {
  /** The order in the menu: what other buttons of the post do too comes late, and what must not be hit by mistake is last. Those of posting are tens. */
  readonly place: number;
  readonly itemFor: (post: Post, viewer: PostViewer) => MenuItem | null;
}

/** An item whose key is its action's unless it says another. */
type KeyedByAction = Omit<MenuItem, 'key'> & Partial<Pick<MenuItem, 'key'>>;

/** Makes an action for those who may do it. `itemOf` returns null for a post that it makes no sense for. */
export function postMenuAction(
  place: number,
  action: PostAction,
  itemOf: (post: Post) => KeyedByAction | null,
): PostMenuAction {
  return {
    place,
    itemFor: (post, viewer) => {
      // What a moderator has taken off can be changed alone.
      const isOpen = action === 'edit' || !isRemovedOwn(post);
      const item = isOpen && mayDo(action, viewer) ? itemOf(post) : null;
      return item === null ? null : { key: action, ...item };
    },
  };
}

/** Names the actions of one feature; each binds its own beside those of others. */
export const PostMenuPartKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuPart');

/** Names the actions of all features that have come. */
export const PostMenuActionsKey: Key<readonly PostMenuAction[]> = Symbol('PostMenuActions');
