import * as v from 'valibot';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';

/** Returns only uploaded pictures at the service's address. */
export function storedImagesOf(images: readonly DraftImage[]): readonly DraftImage[] {
  return images
    .filter(({ uploadKey }) => uploadKey !== '')
    .map((image) => ({ ...image, uri: image.details.previewUrl }));
}

export const StoredImages = v.array(
  v.object({
    uri: v.string(),
    aspectRatio: v.number(),
    uploadKey: v.pipe(v.string(), v.nonEmpty()),
    isUploading: v.literal(false),
    details: v.object({
      name: v.string(),
      bytes: v.number(),
      description: v.string(),
      isSynthetic: v.optional(v.boolean(), false),
      isLabelled: v.optional(v.boolean(), false),
      share: v.nullable(v.number()),
      fault: v.null(),
      previewUrl: v.string(),
    }),
  }),
);

export const StoredVideo = v.nullable(
  v.object({
    video: v.nullable(v.object({ type: v.picklist(['YOUTUBE_VIDEO', 'YOUTUBE_SHORT']), fullUrl: v.string() })),
    config: v.object({ url: v.string(), aspectRatio: v.number() }),
  }),
);
