import type { MediaSubmission, PostMedia } from '../post-media/post-media';

/** The parts of a post that its author writes. */
export interface WrittenPost {
  readonly title?: string | null;
  readonly content: string;
  readonly poll: { readonly options: readonly (string | { readonly text: string })[] } | null;
  readonly media: readonly (MediaSubmission | PostMedia)[];
}

/** Returns the title of a post as it is stored: null for one of spaces alone. */
export function postTitleOf(title: string | null | undefined): string | null {
  return title?.trim() ? title : null;
}

/** Returns all texts of a post that its author wrote, for the automatic checks: the descriptions of pictures are read too. */
export function postTextsOf({ title, content, poll, media }: WrittenPost): readonly (string | null)[] {
  const options = poll?.options.map((option) => (typeof option === 'string' ? option : option.text)) ?? [];
  const descriptions = media.flatMap((item) => (item.type === 'IMAGE' && item.description ? [item.description] : []));
  return [postTitleOf(title), content, ...options, ...descriptions];
}
