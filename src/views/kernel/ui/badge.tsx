export interface BadgeProps {
  /** The number of unseen items; nothing shows at 0 or below. */
  readonly count: number;
  /** Above this it reads "99+". */
  readonly max?: number | undefined;
}

/** The unseen count on an icon. It is silent: the button that carries it names the count in its label. */
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
