import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { mediaRefusals } from '@/core/post-media/media-refusals.rules';
import type { PostImage, PostMedia } from '@/core/post-media/post-media';
import { isLabelled } from '@/core/post-media/synthetic.rules';
import { youtubeVideoOf } from '@/core/post-media/youtube.rules';
import type { PostKind, PostSubmission } from '@/core/posting/post';
import type { PostRecords } from '../posting/post-records';
import type { Refusal } from '../world/memory-failure';
import { refusal } from '../world/memory-failure';

/** Returns the pictures or the video of a submission as its post shows them; the pictures wait for no other post then. */
export function takeMedia(
  posts: Pick<PostRecords, 'waitingImages'>,
  { media, poll, salaryIds }: Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'>,
  before: readonly PostMedia[] = [],
): Result<readonly PostMedia[], never> | Refusal {
  const videos = media.filter(({ type }) => type === 'YOUTUBE').length;
  const kinds = [videos > 0, media.length > videos, poll !== null, salaryIds.length > 0].filter(Boolean).length;
  if (kinds > 1 || videos > 1) return attachmentsMixed();
  const found: PostMedia[] = [];
  const gone: number[] = [];
  for (const [index, item] of media.entries()) {
    if (item.type === 'YOUTUBE') {
      const video = youtubeVideoOf(item.fullUrl);
      if (video === null) return videoNotValid(index);
      found.push(video);
      continue;
    }
    const known = before.find(isPicture(item.fileKey));
    const image = known ?? posts.waitingImages.get(item.fileKey);
    const isTwice = found.some(isPicture(item.fileKey));
    if (image === undefined || isTwice) gone.push(index);
    else {
      const isSynthetic = isLabelled(item.isSynthetic, known?.isSynthetic);
      found.push({ ...image, type: 'IMAGE', description: (item.description ?? '').trim(), isSynthetic });
    }
  }
  if (gone.length > 0) return imagesNotUsable(gone);
  for (const item of found) if (item.type === 'IMAGE') posts.waitingImages.delete(item.fileKey);
  return ok(found);
}

/** Returns the kind of a submission's post; null for text alone. */
export function kindOf({
  media,
  poll,
  salaryIds,
}: Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'>): PostKind | null {
  if (salaryIds.length > 0) return 'salary';
  if (poll !== null) return 'poll';
  if (media.some(({ type }) => type === 'YOUTUBE')) return 'video';
  return media.length > 0 ? 'image' : null;
}

function isPicture(key: string) {
  return (item: PostMedia): item is PostImage => item.type === 'IMAGE' && item.fileKey === key;
}

/** The refusal of several kinds of attachment. */
export function attachmentsMixed(): Refusal {
  const message = mediaRefusals.mixed;
  return refusal(422, 'attachments_mixed', message, { media: mediaRefusals.oneKind });
}

function videoNotValid(index: number): Refusal {
  const sentence = mediaRefusals.noVideo;
  return refusal(422, 'video_not_valid', sentence, { [`media.${index}.fullUrl`]: sentence });
}

function imagesNotUsable(indexes: readonly number[]): Refusal {
  const sentence = mediaRefusals.pictureGone;
  const fields = Object.fromEntries(indexes.map((index) => [`media.${index}.fileKey`, sentence]));
  return refusal(422, 'image_not_usable', mediaRefusals.aPictureGone, fields);
}
