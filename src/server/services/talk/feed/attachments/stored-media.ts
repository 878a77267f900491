import type { MediaSubmission, PostMedia, PostSubmission } from '@/contract/generated/feed';
import { mediaRefusals } from '@/core/talk/post-media/media-refusals.rules';
import type { PostVideo } from '@/core/talk/post-media/post-media';
import { isLabelled } from '@/core/talk/post-media/synthetic.rules';
import { startSecondsOf, youtubeAddressOf, youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import { isMixed } from '@/core/talk/posting/post-kind.rules';
import { Problem } from '@/server/contract/problem';
import { imageFileKeysOf, sizeOf } from '@/server/platform/files/post-image';

export type StoredMedia =
  | { readonly type: 'IMAGE'; readonly fileKey: string; readonly description: string; readonly isSynthetic?: boolean }
  | {
      readonly type: PostVideo['type'];
      readonly videoId: string;
      /** In seconds. Absent for the beginning. */
      readonly start?: number;
    };

/** Returns the media. Throws 422 `attachments_mixed`, and `video_not_valid` if the address is not that of a video. */
export function mediaOf({
  before = [],
  ...submission
}: Pick<PostSubmission, 'media' | 'poll' | 'salaryIds'> & {
  readonly before?: readonly StoredMedia[];
}): readonly StoredMedia[] | null {
  if (isMixed(submission)) throw mixedAttachments();
  const { media } = submission;
  return media.length === 0 ? null : media.map((item, index) => storedMediaOf(item, index, before));
}

function storedMediaOf(item: MediaSubmission, index: number, before: readonly StoredMedia[]): StoredMedia {
  if (item.type === 'IMAGE') {
    const { fileKey, description = '' } = item;
    const known = before.find((one) => one.type === 'IMAGE' && one.fileKey === fileKey && one.isSynthetic);
    const label = isLabelled(item.isSynthetic, known !== undefined) ? { isSynthetic: true } : {};
    return { type: 'IMAGE', fileKey, description: description.trim(), ...label };
  }
  const video = youtubeVideoOf(item.fullUrl);
  if (video === null) throw videoNotValid(index);
  const start = startSecondsOf(video);
  return { type: video.type, videoId: video.videoId, ...(start > 0 && { start }) };
}

export function fileKeysOf(media: readonly StoredMedia[] | null): readonly string[] {
  return (media ?? []).flatMap((item) => (item.type === 'IMAGE' ? [item.fileKey] : []));
}

export function presentMedia(media: readonly StoredMedia[]): readonly PostMedia[] {
  return media.map((item) => {
    if (item.type !== 'IMAGE') {
      const { type, videoId, start = 0 } = item;
      return { type, fullUrl: youtubeAddressOf(type, videoId, start), videoId };
    }
    const { type, fileKey, description, isSynthetic = false } = item;
    return { type, fileKey, ...addressesOf(fileKey), ...sizeOf(fileKey), description, isSynthetic };
  });
}

export function addressesOf(fileKey: string): { readonly url: string; readonly previewUrl: string } {
  const [large, preview] = imageFileKeysOf(fileKey);
  return { url: `/${large}`, previewUrl: `/${preview}` };
}

export function mixedAttachments(): Problem {
  const message = mediaRefusals.mixed;
  return new Problem(422, 'attachments_mixed', message, { media: mediaRefusals.oneKind });
}

function videoNotValid(index: number): Problem {
  return new Problem(422, 'video_not_valid', mediaRefusals.noVideo, {
    [`media.${index}.fullUrl`]: mediaRefusals.noVideo,
  });
}

export function imagesNotUsable(indexes: readonly number[]): Problem {
  const sentence = mediaRefusals.pictureGone;
  return new Problem(
    422,
    'image_not_usable',
    mediaRefusals.aPictureGone,
    Object.fromEntries(indexes.map((index) => [`media.${index}.fileKey`, sentence])),
  );
}
