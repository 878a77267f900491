import type { Post } from './post';

export function postTitleOf(title: string | null | undefined): string | null {
  return title?.trim() ? title : null;
}

/** Returns the texts for automatic checks, including poll, offers and picture descriptions. */
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
