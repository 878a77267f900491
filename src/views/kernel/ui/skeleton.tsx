import { classNames } from './class-names';

/** Use the final size, so that nothing moves. */
export interface SkeletonProps {
  /**
   * `line` 12 px, `title` 20 px, `row` 44 px, `circle` and `square` 36 px, `block` as high as `className` says.
   */
  readonly shape?: 'line' | 'title' | 'row' | 'circle' | 'square' | 'block' | undefined;
  /** Ignored by circle and square. */
  readonly width?: 'third' | 'half' | 'full' | undefined;
  readonly className?: string | undefined;
}

const WIDTHS = {
  third: 'sk--third',
  half: 'sk--half',
  full: 'w-full',
} as const;
const SHAPES = {
  line: '',
  title: 'sk--title',
  row: 'sk--row',
  circle: 'sk--square sk--circle',
  square: 'sk--square',
  block: 'sk--block',
} as const;

/** Shows only after 300 ms. Announce loading once, with SkeletonGroup. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  const fixed = shape === 'circle' || shape === 'square';
  return (
    <span aria-hidden="true" className={classNames('sk late', SHAPES[shape], !fixed && WIDTHS[width], className)} />
  );
}
