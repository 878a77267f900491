import type { DraftImages } from '@/core/kernel/pictures/draft-images';
import { NO_IMAGES } from '@/core/kernel/pictures/draft-images';
import type { DraftPoll } from '@/core/talk/polls/draft-poll';
import type { VideoDraft } from '@/core/talk/post-media/video-draft';

export interface DraftAttachments extends DraftImages {
  readonly videoDraft: VideoDraft | null;
  readonly poll: DraftPoll | null;
  readonly salaryIds: readonly number[];
}

export const NO_ATTACHMENTS: DraftAttachments = { ...NO_IMAGES, videoDraft: null, poll: null, salaryIds: [] };
