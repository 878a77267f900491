import type { DraftImages } from '@/core/kernel/pictures/draft-images';
import { NO_IMAGES } from '@/core/kernel/pictures/draft-images';
import type { DraftPoll } from '@/core/talk/polls/draft-poll';
import type { VideoDraft } from '@/core/talk/post-media/video-draft';

/** The attachments of a draft, some members per kind. A post has one kind at most. */
export interface DraftAttachments extends DraftImages {
  /** Null for none. */
  readonly videoDraft: VideoDraft | null;
  /** Null for none. */
  readonly poll: DraftPoll | null;
  readonly salaryIds: readonly number[];
}

export const NO_ATTACHMENTS: DraftAttachments = { ...NO_IMAGES, videoDraft: null, poll: null, salaryIds: [] };
