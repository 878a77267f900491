import type { Container } from 'inversify';
import { commentOfAddress } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ThreadsKey } from '@/stores/talk/comments/keys';

export async function revealComment(container: Container): Promise<void> {
  const commentId = commentOfAddress(container.get(NavigationKey).address);
  if (commentId !== null) await container.get(ThreadsKey).reveal(commentId);
}
