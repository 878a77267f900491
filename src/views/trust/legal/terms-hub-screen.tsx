import { LinkList } from '@/views/kernel/common/door-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { LegalAside } from './legal-aside';
import { LegalPlaces } from './legal-places';
import { messages } from './messages';

const { terms, privacy, guidelines, principles, moderatorsCode, grievances, summons } = messages.pages;
const PAGES = [
  { href: '/legal/terms-of-use', ...terms },
  { href: '/legal/privacy-policy', ...privacy },
  { href: '/legal/community-guidelines', ...guidelines },
  { href: '/legal/principles', ...principles },
  { href: '/legal/moderators-code', ...moderatorsCode },
  { href: '/legal/grievances', ...grievances },
  { href: '/legal/summons-notice-form', ...summons },
];

export function TermsHubScreen() {
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<LegalAside />}>
      <Section level={1} title={messages.hubTitle}>
        <p className="read">{messages.hubLead}</p>
        <LinkList doors={PAGES} className="mt-4" />
      </Section>
    </ScreenFrame>
  );
}
