import {
  BriefcaseBusiness,
  Clock,
  GraduationCap,
  MapPin,
  MessageSquareText,
  PanelsTopLeft,
  Users,
  Wrench,
} from 'lucide-react';
import type { FoundType } from '@/core/research/search/found-type';
import { Logo } from '@/views/kernel/common/logo';

const ICONS = {
  page: PanelsTopLeft,
  designation: BriefcaseBusiness,
  skill: Wrench,
  city: MapPin,
  college: GraduationCap,
  topic: Users,
  department: Users,
  post: MessageSquareText,
} as const;

export interface FoundIconProps {
  readonly type: FoundType | null;
  readonly label: string;
  readonly logo: string | null;
}

/** Renders the logo of a company. The type is null for an earlier search. */
export function FoundIcon({ type, label, logo }: FoundIconProps) {
  if (type === 'company') return <Logo name={label} logo={logo} size={32} />;
  const Icon = type === null ? Clock : ICONS[type];
  return (
    <span className="found__icon">
      <Icon size={19} aria-hidden="true" />
    </span>
  );
}
