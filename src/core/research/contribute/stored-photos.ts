import * as v from 'valibot';
import { USER_ALBUMS } from '../photos/photo';
import type { PhotosAnswers } from './photos-form';

const Photos = v.object({
  companyName: v.string(),
  city: v.string(),
  photos: v.array(
    v.object({
      aspectRatio: v.number(),
      uploadKey: v.string(),
      album: v.picklist(USER_ALBUMS),
      details: v.object({
        name: v.string(),
        bytes: v.number(),
        description: v.string(),
        isSynthetic: v.optional(v.boolean(), false),
        previewUrl: v.string(),
      }),
    }),
  ),
  referrer: v.string(),
  campaign: v.string(),
});

/** Returns only uploaded photos at the service's address, or null if the text is damaged. */
export function parsePhotosAnswers(stored: unknown): PhotosAnswers | null {
  const parsed = v.safeParse(Photos, stored);
  if (!parsed.success) return null;
  const uploaded = parsed.output.photos.filter(({ uploadKey }) => uploadKey !== '');
  const photos = uploaded.map(({ details, ...photo }) => ({
    ...photo,
    uri: details.previewUrl,
    isUploading: false,
    details: { ...details, isLabelled: false, share: 1, fault: null },
  }));
  return { ...parsed.output, photos };
}
