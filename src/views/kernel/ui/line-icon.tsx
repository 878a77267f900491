interface LineIconProps {
  /** A path on a 24 × 24 canvas, drawn with round ends. */
  readonly d: string;
  readonly size: number;
  readonly weight?: number;
}

/** An icon of a single path, because in long lists every node counts. */
function LineIcon({ d, size, weight = 2 }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function EllipsisIcon({ size }: Pick<LineIconProps, 'size'>) {
  return <LineIcon size={size} weight={4} d="M5 12h0M12 12h0M19 12h0" />;
}

export function ShareIcon() {
  return (
    <LineIcon
      size={19}
      d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4"
    />
  );
}

export function BookmarkIcon({ size = 20 }: { readonly size?: number }) {
  return <LineIcon size={size} d="M6 3h12v18l-6-5l-6 5z" />;
}
