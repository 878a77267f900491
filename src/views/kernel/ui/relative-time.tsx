import { classNames } from './class-names';

/** The caller formats the time. */
export interface RelativeTimeProps {
  readonly at: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export function RelativeTime({ at, text, title, className }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={title} className={classNames('num', className)}>
      {text}
    </time>
  );
}
