import { classNames } from './class-names';
import { initials } from './initials';
import { tileClass } from './tile-class';

export interface MonogramProps {
  readonly name: string;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Draws initials above a line in a square. Decorative: the name is next to it. */
export function Monogram({ name, size = 36, className }: MonogramProps) {
  return (
    <svg
      className={classNames('mono', tileClass(name), className)}
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <rect width="44" height="44" rx="6" />
      <path d="M8 10.5h28v2.4H8z" />
      <text x="22" y="32.2">
        {initials(name)}
      </text>
    </svg>
  );
}
