import type { Membership } from '@/core/account/session/roles';
import { isWriter } from '@/core/account/session/roles';

export const POST_ACTIONS = ['share', 'delete', 'report', 'edit', 'reply', 'notInterested', 'requestAnswer'] as const;

export type PostAction = (typeof POST_ACTIONS)[number];

export interface PostViewer {
  readonly membership: Membership;
  readonly isMine: boolean;
}

export function mayDoPostAction(action: PostAction, { membership, isMine }: PostViewer): boolean {
  switch (action) {
    case 'share':
      return true;
    case 'reply':
      return isWriter(membership);
    case 'edit':
    case 'delete':
      return membership.isLoggedIn && isMine;
    case 'report':
    case 'notInterested':
    case 'requestAnswer':
      return membership.isLoggedIn && !isMine;
  }
}
