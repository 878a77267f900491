import { blogPictureOf } from './blog-bars';
import type { BlogPost } from './blog-post';

/** In px, but the share of a bar's place that it fills. */
const [HEIGHT, LABEL, FILLED] = [96, 20, 0.5];
/** The width of a bar's place in px, for points and for amounts. */
const [NARROW, WIDE] = [40, 56];
const HUNDRED = 100;

/** Repeats what the text says, so it has no text alternative of its own. */
export function BlogPicture({ post }: { readonly post: BlogPost }) {
  const { bars, ends } = blogPictureOf(post);
  const step = HUNDRED / Math.max(1, bars.length);
  const lengthOf = (share: number) => (share * HEIGHT) / HUNDRED;
  return (
    <svg
      className="blog-picture num"
      width={bars.length * (ends === null ? NARROW : WIDE)}
      height={HEIGHT + LABEL + 4}
      aria-hidden="true"
    >
      {ends === null ? null : (
        <>
          <text x="0" y="13">
            {ends[0]}
          </text>
          <text x="100%" y="13" textAnchor="end">
            {ends[1]}
          </text>
        </>
      )}
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
