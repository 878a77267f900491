import { MAX_TITLE_LENGTH } from './post-limits.rules';

const MAX_QUOTE_LENGTH = 1_200;

export interface QuotedReview {
  readonly company: string;
  readonly rating: number;
  readonly likes: string | null;
  readonly dislikes: string | null;
}

/** Builds a post that quotes the review and adds a question. */
export function postAboutReview({ company, rating, likes, dislikes }: QuotedReview): {
  readonly title: string;
  readonly content: string;
} {
  const parts = [
    `A review gives ${company} ${rating} out of 5.`,
    ...(likes === null ? [] : [`It likes: “${quoted(likes)}”`]),
    ...(dislikes === null ? [] : [`It does not like: “${quoted(dislikes)}”`]),
    'Do you agree? Which team, and since when?',
  ];
  const title = `${company}: ${rating} out of 5. Do you agree?`;
  return { title: [...title].slice(0, MAX_TITLE_LENGTH).join(''), content: parts.join('\n\n') };
}

function quoted(text: string): string {
  const letters = [...text.trim()];
  return letters.length <= MAX_QUOTE_LENGTH
    ? letters.join('')
    : `${letters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()}…`;
}
