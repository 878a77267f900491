import { toPlainText } from '@/core/formatting/plain-text';
import { shortenToWords } from '@/core/formatting/shorten-to-words';
import type { PageTexts } from '@/core/navigation/page-meta';
import type { Post } from './post';

const MAX_NAME_LENGTH = 70;

/** Returns the title, description and picture of a post's page: the post's title, or the beginning of its text, and its first picture. Pasted markup stays out of both. */
export function postPageTexts({ title, content, media }: Pick<Post, 'title' | 'content' | 'media'>): PageTexts {
  const text = toPlainText(content);
  const name = shortenToWords(title === null ? text : toPlainText(title), MAX_NAME_LENGTH) || 'A post';
  const picture = media.find((item) => item.type === 'IMAGE');
  return {
    title: `${name} · {brand}`,
    description: text || 'A discussion on {brand}.',
    type: 'article',
    ...(picture !== undefined && { picture }),
  };
}
