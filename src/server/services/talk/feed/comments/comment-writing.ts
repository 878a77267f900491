import type { CommentSubmission } from '@/contract/generated/feed';
import type { ShownViewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import type { MentionNotifications } from '../mentions/mention-notifications';
import type { CommentRow } from './comment.queries';

export interface CommentWritesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly mentionNotifications: MentionNotifications;
  readonly moderation: Pick<Moderation, 'check' | 'withdraw' | 'writtenAgain' | 'removedTexts'>;
  readonly publish: Publish;
  readonly now: () => number;
}

export interface Writing {
  readonly viewer: ShownViewer;
  readonly key: string;
  readonly under: { readonly postId: string } | { readonly commentId: string } | { readonly questionId: string };
  readonly body: CommentSubmission;
}

export interface WrittenComment {
  readonly row: CommentRow;
  readonly deliveries: readonly Delivery[];
  readonly isNew: boolean;
}
