import type { Post } from './post';

/** Returns the title of a post as it is stored: null for one of spaces alone. */
export function postTitleOf(title: string | null | undefined): string | null {
  return title?.trim() ? title : null;
}

/** Returns all texts of a post that its author wrote, for the automatic checks: in its poll, its offers and below its pictures too. */
export function postTextsOf({
  title,
  content,
  poll,
  offers,
  media,
}: Pick<Post, 'title' | 'content' | 'poll' | 'offers' | 'media'>): readonly (string | null)[] {
  return [
    title,
    content,
    ...(poll?.options.map(({ text }) => text) ?? []),
    ...(offers?.items.flatMap(({ companyName, designation, city }) => [companyName, designation, city]) ?? []),
    ...media.flatMap((item) => (item.type === 'IMAGE' && item.description !== '' ? [item.description] : [])),
  ];
}
