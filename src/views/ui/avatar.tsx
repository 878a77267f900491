import { classNames } from './class-names';
import { kolamPath } from './kolam-path';
import { tileClass, tileClassOfColor } from './tile-class';

export interface AvatarProps {
  /** The pseudonym; it alone decides the loops. */
  readonly seed: string;
  /** Edge in px; 36 beside a post, 30 in the top bar. */
  readonly size?: number | undefined;
  /** A tile's light value as a hex colour; without one the pseudonym decides the tile too. */
  readonly color?: string | undefined;
  /** Only if the name is not beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const DOTS = [
  [10, 10],
  [30, 10],
  [20, 20],
  [10, 30],
  [30, 30],
] as const;

/** The avatar of a persona: round kolam loops drawn from the pseudonym. Decorative unless it has a label. */
export function Avatar({ seed, size = 36, color = '', label, className }: AvatarProps) {
  return (
    <svg
      className={classNames('ava', tileClassOfColor(color) ?? tileClass(seed), className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <rect width="40" height="40" />
      <g transform="translate(20 20) scale(1.22) rotate(45) translate(-20 -20)">
        <path d={kolamPath(seed)} />
        {DOTS.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="1.3" />
        ))}
      </g>
    </svg>
  );
}
