import type { Container } from 'inversify';
import { CommunityPageKey } from '@/stores/talk/communities/keys';

export function hasNoPosts(container: Container): boolean {
  const { postsState, posts } = container.get(CommunityPageKey);
  return postsState.state === 'ready' && posts.length === 0;
}
