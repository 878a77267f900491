export interface BadgeProps {
  readonly count: number;
  readonly max?: number | undefined;
}

/** Hidden from screen readers: the button's label includes the count. */
export function Badge({ count, max = 99 }: BadgeProps) {
  if (count <= 0) {
    return null;
  }
  return (
    <span className="badge" dir="ltr" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
