import type { PostKind } from './post';

/** The parts of a post beside its text. */
export interface PostContents {
  readonly salaryIds: readonly number[];
  readonly hasPoll: boolean;
  readonly imageCount: number;
  readonly hasVideo: boolean;
}

/** The kind that follows from what a post holds (EM-POST-KINDS, decisions A 69); null for a text post. */
export function postKindOf({ salaryIds, hasPoll, imageCount, hasVideo }: PostContents): PostKind | null {
  if (salaryIds.length > 0) return 'salary';
  if (hasPoll) return 'poll';
  if (hasVideo) return 'video';
  return imageCount > 0 ? 'image' : null;
}
