import './company-parts.css';
import type { LucideIcon } from 'lucide-react';
import { Activity, BadgeCheck, Eye, MessageSquareReply, Search, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CompanyBadge } from '@/core/research/company/company-badges';
import { EARNED_BADGES } from '@/core/research/company/company-badges';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { partMessages } from './part-messages';

/** The others are of followers. */
const ICONS: Readonly<Partial<Record<CompanyBadge, LucideIcon>>> = {
  'responds-to-reviews': MessageSquareReply,
  'open-to-feedback': MessageSquareReply,
  'highly-active': Activity,
  'most-searched': Search,
  'most-visited': Eye,
  'promotes-transparency': BadgeCheck,
};

/** Whether a badge came with the company's data: only those of followers are counted. */
const isTold = (badge: CompanyBadge) => EARNED_BADGES.some((told) => told === badge);

/** The marks of a company; nothing if it has none (EM-CO-BADGES). */
export const CompanyBadges = observer(function CompanyBadges() {
  const { badges } = useStore(CompanyKey);
  if (badges.length === 0) return null;
  return (
    <Section title={partMessages.badges}>
      {badges.some(isTold) ? <p className="meta">{partMessages.badgesTold}</p> : null}
      <ul className="company__badges">
        {badges.map((badge) => {
          const Icon = ICONS[badge] ?? Users;
          return (
            <li key={badge}>
              <Icon size={18} aria-hidden="true" />
              {partMessages.badge[badge]}
            </li>
          );
        })}
      </ul>
    </Section>
  );
});
