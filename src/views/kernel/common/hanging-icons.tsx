import './hanging-icons.css';
import type { LucideIcon } from 'lucide-react';

export interface HangingIconsProps {
  readonly icons: readonly LucideIcon[];
}

/** The kinds of things that an empty list will have, hanging from its line. */
export function HangingIcons({ icons }: HangingIconsProps) {
  return (
    <p className="hooks" aria-hidden="true">
      {icons.map((Icon, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the icons never move.
        <span key={place}>
          <Icon size={24} strokeWidth={1.4} />
        </span>
      ))}
    </p>
  );
}
