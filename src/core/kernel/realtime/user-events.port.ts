import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { BookmarkId } from '@/core/talk/bookmarks/bookmark';
import type { Community } from '@/core/talk/communities/community';
import type { NotificationCounts } from '@/core/talk/notifications/notification';
import type { BallotKind } from '@/core/talk/polls/ballot-kind.rules';
import type { VoteTally } from '@/core/talk/voting/vote';

export interface OwnPick {
  readonly ballot: BallotKind;
  readonly postId: string;
  readonly optionId: number;
}

export interface OwnHiding {
  readonly postId: string | null;
  readonly name: string | null;
  readonly isHidden: boolean;
}

export interface OwnBookmark extends BookmarkId {
  readonly isBookmarked: boolean;
}

export interface UserEventMap {
  readonly voteCast: VoteTally;
  readonly optionPicked: OwnPick;
  readonly communityFollowed: Community;
  readonly hidingChanged: OwnHiding;
  readonly bookmarkChanged: OwnBookmark;
  readonly inboxCounted: NotificationCounts;
  readonly postWritten: { readonly id: string };
}

/**
 * Events of the user's actions on this page, other tabs and devices, while connected. This page also receives its own,
 * before or after the response.
 */
export interface UserEvents {
  readonly onEvent: <Name extends keyof UserEventMap>(
    name: Name,
    listener: (act: UserEventMap[Name]) => void,
  ) => Cancel;
}

export const UserEventsPort: Key<UserEvents> = Symbol('UserEvents');
