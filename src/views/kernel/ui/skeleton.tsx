import { classNames } from './class-names';

/** Use the final size, so that nothing moves. */
export interface SkeletonProps {
  /**
   * `line` 12 px, `title` 20 px, `circle` and `square` 36 px, `block` as high as `className` says.
   */
  readonly shape?: 'line' | 'title' | 'circle' | 'square' | 'block' | undefined;
  /** Ignored by circle and square. */
  readonly width?: 'quarter' | 'third' | 'half' | 'most' | 'full' | undefined;
  readonly className?: string | undefined;
}

const WIDTHS = { quarter: 'w-1/4', third: 'w-1/3', half: 'w-1/2', most: 'w-5/6', full: 'w-full' } as const;
const SHAPES = { line: '', title: 'h-5', circle: 'sk--circle size-9', square: 'size-9', block: 'h-auto' } as const;

/** Shows only after 300 ms. Announce loading once, with SkeletonGroup. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  const fixed = shape === 'circle' || shape === 'square';
  return (
    <span aria-hidden="true" className={classNames('sk late', SHAPES[shape], !fixed && WIDTHS[width], className)} />
  );
}
