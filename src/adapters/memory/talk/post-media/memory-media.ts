import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { PostImage } from '@/core/kernel/pictures/uploaded-image';
import { mediaRefusals } from '@/core/talk/post-media/media-refusals.rules';
import type { PostMedia } from '@/core/talk/post-media/post-media';
import { isLabelled } from '@/core/talk/post-media/synthetic.rules';
import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import type { PostSubmission } from '@/core/talk/posting/post';
import { isMixed } from '@/core/talk/posting/post-kind.rules';
import type { PostRecords } from '../posting/post-records';

/** Claims pictures for a post, so that other posts can no longer use them. */
export function claimMedia(
  posts: Pick<PostRecords, 'waitingImages'>,
  submission: Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'>,
  before: readonly PostMedia[] = [],
): Result<readonly PostMedia[], never> | Refusal {
  if (isMixed(submission)) return mixedAttachments();
  const found: PostMedia[] = [];
  const gone: number[] = [];
  for (const [index, item] of submission.media.entries()) {
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

function isPicture(key: string) {
  return (item: PostMedia): item is PostImage => item.type === 'IMAGE' && item.fileKey === key;
}

export function mixedAttachments(): Refusal {
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
