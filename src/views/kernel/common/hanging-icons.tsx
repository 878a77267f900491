import type { LucideIcon } from 'lucide-react';

export interface HangingIconsProps {
  readonly icons: readonly LucideIcon[];
}

/** In px. Every second thread is longer. */
const [STEP, ICON, THREADS, HEIGHT] = [52, 24, [18, 30], 60] as const;

/** Icons of what an empty list will contain, hanging from a line. */
export function HangingIcons({ icons }: HangingIconsProps) {
  return (
    <svg width={icons.length * STEP} height={HEIGHT} className="text-ink-2" aria-hidden="true">
      <path d={`M0 1h${icons.length * STEP}`} stroke="var(--line-ink)" strokeWidth="2" />
      {icons.map((Icon, place) => {
        const middle = (place + 0.5) * STEP;
        const end = THREADS[place % 2 === 0 ? 0 : 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons never move.
          <g key={place}>
            <path d={`M${middle} 2V${end}`} stroke="var(--control)" />
            <Icon x={middle - ICON / 2} y={end + 4} size={ICON} strokeWidth={1.4} />
          </g>
        );
      })}
    </svg>
  );
}
