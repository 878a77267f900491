export interface PayEdgeProps {
  readonly side: 'below' | 'above';
  /** In px from the top of the chart. */
  readonly y: number;
  readonly className: string;
}

export function PayEdge({ side, y, className }: PayEdgeProps) {
  return (
    <svg x={side === 'above' ? '100%' : '0'} y={y} overflow="visible" aria-hidden="true">
      <path className={className} d={side === 'above' ? 'M-9 -6 L0 0 L-9 6 Z' : 'M9 -6 L0 0 L9 6 Z'} />
    </svg>
  );
}
