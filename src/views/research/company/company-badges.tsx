import './company-parts.css';
import { Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { partMessages } from './part-messages';

export const CompanyBadges = observer(function CompanyBadges() {
  const { badges } = useStore(CompanyKey);
  if (badges.length === 0) return null;
  return (
    <Section title={partMessages.badges}>
      <ul className="company__badges">
        {badges.map((badge) => (
          <li key={badge}>
            <Users size={18} aria-hidden="true" />
            {partMessages.badge[badge]}
          </li>
        ))}
      </ul>
    </Section>
  );
});
