import { classNames } from './class-names';

/** The texts come from the caller, which has the clock and the rules of writing a time. */
export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** The visible text ("2 h"). */
  readonly text: string;
  /** The full moment, as a hint on hover. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** A moment as `<time>`. */
export function RelativeTime({ at, text, title, className }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={title} className={classNames('num', className)}>
      {text}
    </time>
  );
}
