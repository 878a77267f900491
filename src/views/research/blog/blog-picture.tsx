import { blogPictureOf } from './blog-bars';
import type { BlogPost } from './blog-post';

/** The heights of the chart and its labels in px, and the share of its slot that a bar fills. */
const [HEIGHT, LABEL, FILLED] = [96, 20, 0.5];
/** Widths in px. Two bars are wide enough for the amounts above them. */
const [MIN_WIDTH, BAR_WIDTH] = [176, 56];
const HUNDRED = 100;

/** Repeats what the text says, so it has no text alternative of its own. */
export function BlogPicture({ post }: { readonly post: BlogPost }) {
  const picture = blogPictureOf(post);
  if (picture === null) return null;
  const { bars, ends } = picture;
  const step = HUNDRED / bars.length;
  const lengthOf = (share: number) => (share * HEIGHT) / HUNDRED;
  return (
    <svg
      className="blog-picture num"
      width={Math.max(MIN_WIDTH, bars.length * BAR_WIDTH)}
      height={HEIGHT + LABEL + 4}
      aria-hidden="true"
    >
      <text x="0" y="13">
        {ends[0]}
      </text>
      <text x="100%" y="13" textAnchor="end">
        {ends[1]}
      </text>
      {bars.map(({ from, length, isDeducted }, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
          key={place}
          className={isDeducted ? 'blog-picture__less' : undefined}
          x={`${place * step + (step * (1 - FILLED)) / 2}%`}
          width={`${step * FILLED}%`}
          y={LABEL + 1 + lengthOf(from)}
          height={Math.max(2, lengthOf(length))}
        />
      ))}
      <line x1="0" x2="100%" y1={LABEL} y2={LABEL} />
    </svg>
  );
}
