import type { AttachmentKind } from '@/core/kernel/common/attachment-kind';
import type { DraftImages } from '@/core/kernel/pictures/draft-images';
import { NO_IMAGES } from '@/core/kernel/pictures/draft-images';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { MediaSubmission } from './post-media';

export const imageAttachment: AttachmentKind<DraftImages, { readonly media: readonly MediaSubmission[] }, 'image'> = {
  kind: 'image',
  isAttached: ({ images }) => images.length > 0,
  errorOf: ({ images }) => {
    if (images.some(({ isUploading }) => isUploading)) return mediaMessages.uploading;
    return images.some(({ uploadKey }) => uploadKey === '') ? mediaMessages.notUploaded : null;
  },
  submissionOf: ({ images }) => ({
    media: images.map(({ uploadKey, details }) => ({
      type: 'IMAGE',
      fileKey: uploadKey,
      ...(details.description.trim() !== '' && { description: details.description.trim() }),
      ...(details.isSynthetic && { isSynthetic: true }),
    })),
  }),
  fields: /^media\.\d+\.(?:fileKey|description)$/,
  none: NO_IMAGES,
};
