import type { AttachmentKind } from '@/core/kernel/common/attachment-kind';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { MediaSubmission } from './post-media';
import type { VideoDraft } from './video-draft';
import { youtubeVideoOf } from './youtube.rules';

interface DraftWithVideo {
  readonly videoDraft: VideoDraft | null;
}

export const videoAttachment: AttachmentKind<DraftWithVideo, { readonly media: readonly MediaSubmission[] }, 'video'> =
  {
    kind: 'video',
    isAttached: ({ videoDraft }) => videoDraft !== null && videoDraft.config.url.trim() !== '',
    errorOf: ({ videoDraft }) => {
      if (videoDraft === null || videoDraft.config.url.trim() === '') return mediaMessages.noLink;
      if (videoDraft.video !== null) return null;
      return youtubeVideoOf(videoDraft.config.url) === null ? mediaMessages.noVideo : mediaMessages.checking;
    },
    submissionOf: ({ videoDraft }) =>
      videoDraft?.video ? { media: [{ type: 'YOUTUBE', fullUrl: videoDraft.video.fullUrl }] } : {},
    fields: /^media\.\d+\.fullUrl$/,
    none: { videoDraft: null },
  };
