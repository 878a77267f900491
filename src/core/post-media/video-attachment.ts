import type { AttachmentKind } from '@/core/posting/attachment-kind';
import { mediaMessages } from './media-messages';
import { youtubeVideoOf } from './youtube.rules';

/** A video as an attachment. */
export const videoAttachment: AttachmentKind = {
  kind: 'video',
  isAttached: ({ videoDraft }) => videoDraft !== null && videoDraft.config.url.trim() !== '',
  errorOf: ({ videoDraft }) => {
    if (videoDraft === null || videoDraft.video !== null) return null;
    return youtubeVideoOf(videoDraft.config.url) === null ? mediaMessages.noVideo : mediaMessages.checking;
  },
  submissionOf: ({ videoDraft }) =>
    videoDraft?.video ? { media: [{ type: 'YOUTUBE', fullUrl: videoDraft.video.fullUrl }] } : {},
  fields: /^media\.\d+\.fullUrl$/,
  none: { videoDraft: null },
};
