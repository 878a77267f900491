import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { BookmarkId } from '@/core/talk/bookmarks/bookmark';
import type { Community } from '@/core/talk/communities/community';
import type { NotificationCounts } from '@/core/talk/notifications/notification';
import type { BallotKind } from '@/core/talk/polls/ballot-kind.rules';
import type { VoteTally } from '@/core/talk/voting/vote';

/** The user's pick of an option of a ballot. */
export interface OwnPick {
  readonly ballot: BallotKind;
  readonly postId: string;
  readonly optionId: number;
}

/** A post that the user hid or brought back, or a pseudonym that they blocked or let be read again; the other one is null. */
export interface OwnHiding {
  readonly postId: string | null;
  readonly name: string | null;
  readonly isHidden: boolean;
}

/** An item that the user bookmarked, or no longer has a bookmark of. */
export interface OwnBookmark extends BookmarkId {
  readonly isBookmarked: boolean;
}

/** The acts of the user, by name, each with what is so after it. */
export interface OwnActs {
  readonly voteCast: VoteTally;
  readonly optionPicked: OwnPick;
  readonly communityFollowed: Community;
  readonly hidingChanged: OwnHiding;
  readonly bookmarkChanged: OwnBookmark;
  readonly inboxCounted: NotificationCounts;
  readonly postWritten: { readonly id: string };
}

/**
 * Acts of the user while the realtime connection is open: on this page, in another tab and on another device. This page hears of its own too, before or
 * after their answers.
 */
export interface OwnActEvents {
  readonly onAct: <Name extends keyof OwnActs>(name: Name, listener: (act: OwnActs[Name]) => void) => Cancel;
}

export const OwnActEventsPort: Key<OwnActEvents> = Symbol('OwnActEvents');
