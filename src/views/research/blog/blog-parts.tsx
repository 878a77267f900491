import { formatDate } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import type { BlogPost } from './blog-post';
import { messages } from './messages';

interface PostProps {
  readonly post: BlogPost;
}

export function Figure({ post: { figure } }: PostProps) {
  return (
    <p className="blog-figure num">
      {figure.amount} <span className="meta block">{figure.label}</span>
    </p>
  );
}

const WORDS_PER_MINUTE = 200;

export function Byline({ post: { on, lead, parts } }: PostProps) {
  const words = JSON.stringify([lead, parts]).split(' ').length;
  return (
    <p className="meta">
      <time dateTime={on}>{formatDate(on, 'day')}</time> ·{' '}
      {plural(Math.ceil(words / WORDS_PER_MINUTE), messages.minutes)}
    </p>
  );
}
