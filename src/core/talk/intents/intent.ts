import type { UserType } from '@/core/account/session/roles';
import type { ReportTarget } from '@/core/kernel/moderated/report';
import type { JobAlertDraft } from '@/core/research/jobs/job-alert';
import type { BookmarkId } from '@/core/talk/bookmarks/bookmark';
import type { CommunityRef } from '@/core/talk/communities/community';
import type { BallotKind } from '@/core/talk/polls/ballot-kind.rules';
import type { DraftCommunity } from '@/core/talk/posting/draft';
import type { Votable } from '@/core/talk/voting/vote';

export type Intent =
  | { readonly kind: 'vote'; readonly votable: Votable; readonly pressed: 'up' | 'down' }
  | { readonly kind: 'pick'; readonly ballot: BallotKind; readonly postId: string; readonly optionId: number }
  | { readonly kind: 'follow'; readonly community: CommunityRef }
  | { readonly kind: 'bookmark'; readonly item: BookmarkId }
  | { readonly kind: 'helpful'; readonly reviewId: string }
  | { readonly kind: 'jobAlert'; readonly alert: JobAlertDraft }
  | { readonly kind: 'report'; readonly target: ReportTarget }
  | { readonly kind: 'writePost'; readonly community: DraftCommunity | null }
  | { readonly kind: 'discussReview'; readonly reviewId: string }
  | { readonly kind: 'writeComment'; readonly postId: string };

export type IntentKind = Intent['kind'];

export const INTENT_ROLES: Readonly<Record<IntentKind, UserType | null>> = {
  vote: 'READER',
  pick: 'READER',
  follow: 'READER',
  bookmark: 'READER',
  helpful: 'READER',
  jobAlert: null,
  report: 'READER',
  writePost: 'WRITER',
  discussReview: 'WRITER',
  writeComment: 'WRITER',
};

/**
 * Intents that open a window. They only run on the page of the click, because the window would be a surprise
 * elsewhere.
 */
export const WINDOW_INTENTS: ReadonlySet<IntentKind> = new Set([
  'report',
  'writePost',
  'discussReview',
  'writeComment',
]);

export interface KeptIntent {
  readonly intent: Intent;
  /** Null if nobody was signed in. The intent then belongs to the next user who signs in. */
  readonly owner: string | null;
  /** The path of the page that requested the intent. */
  readonly path: string;
  /** The position in px from the page's top. Null once the user is back there. */
  readonly scrollTop: number | null;
  readonly keptAt: number;
}
