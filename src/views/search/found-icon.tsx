import { BriefcaseBusiness, Clock, GraduationCap, MapPin, MessageSquareText, Users, Wrench } from 'lucide-react';
import type { FoundType } from '@/core/search/found-type';
import { Monogram } from '../ui/monogram';

const ICONS = {
  designation: BriefcaseBusiness,
  skill: Wrench,
  city: MapPin,
  college: GraduationCap,
  topic: Users,
  department: Users,
  post: MessageSquareText,
} as const;

/** The sign of a result's type; of a company its monogram. Null is an earlier search. */
export function FoundIcon({ type, label }: { readonly type: FoundType | null; readonly label: string }) {
  if (type === 'company') return <Monogram name={label} size={30} />;
  const Icon = type === null ? Clock : ICONS[type];
  return (
    <span className="found__icon">
      <Icon size={19} aria-hidden="true" />
    </span>
  );
}
