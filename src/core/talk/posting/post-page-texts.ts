import { toPlainText } from '@/core/kernel/formatting/plain-text';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import { shareCardPicture } from '@/core/kernel/share-cards/share-card.rules';
import type { Post } from './post';
import { postName } from './post-name.rules';

const MAX_NAME_LENGTH = 70;

export function postPageTexts({ id, media, ...texts }: Pick<Post, 'id' | 'title' | 'content' | 'media'>): PageTexts {
  const text = toPlainText(texts.content);
  const name = postName(texts, MAX_NAME_LENGTH);
  const picture = media.find((item) => item.type === 'IMAGE') ?? shareCardPicture('posts', id, name);
  return {
    title: `${name} · {brand}`,
    description: text || 'A discussion on {brand}.',
    type: 'article',
    picture,
  };
}
