import type { PostKind, PostSubmission } from './post';

type Attached = Pick<PostSubmission, 'salaryIds' | 'poll' | 'media'>;

export function postKindOf({ salaryIds, poll, media }: Attached): PostKind | null {
  if (salaryIds.length > 0) return 'salary';
  if (poll !== null) return 'poll';
  if (media.some(isVideo)) return 'video';
  return media.length > 0 ? 'image' : null;
}

/** Returns true for a post with several kinds or several videos, which is not allowed. */
export function isMixed({ salaryIds, poll, media }: Attached): boolean {
  const videos = media.filter(isVideo).length;
  const kinds = [videos > 0, media.length > videos, poll !== null, salaryIds.length > 0].filter(Boolean);
  return kinds.length > 1 || videos > 1;
}

function isVideo({ type }: Attached['media'][number]): boolean {
  return type === 'YOUTUBE';
}
