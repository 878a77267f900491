import { classNames } from './class-names';
import { kolamLook, kolamPath } from './kolam-path';
import { tileClass, tileClassOfColor } from './tile-class';

export interface AvatarProps {
  /** The pseudonym, from which the picture is drawn. */
  readonly seed: string;
  readonly size?: number | undefined;
  /** The tile's colour in the light theme, as hex. Derived from the pseudonym by default. */
  readonly color?: string | undefined;
  /** Required if the name is not next to the avatar. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Draws round kolam loops from the pseudonym. Decorative unless it has a label. */
export function Avatar({ seed, size = 36, color = '', label, className }: AvatarProps) {
  const { turn, isDeep, dots } = kolamLook(seed);
  const rotation = turn === 0 ? undefined : `rotate(${turn} 20 20)`;
  return (
    <svg
      className={classNames('ava', isDeep && 'ava--deep', tileClassOfColor(color) ?? tileClass(seed), className)}
      width={size}
      height={size}
      viewBox="3.6 3.6 32.8 32.8"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={kolamPath(seed)} transform={rotation} />
      <path className="ava__dots" d={dots} transform={rotation} />
    </svg>
  );
}
