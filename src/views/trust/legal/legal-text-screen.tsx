import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey, OthersHostsKey } from '@/stores/kernel/shell/keys';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LinkedText } from '@/views/kernel/common/linked-text';
import { PageContents } from '@/views/kernel/common/page-contents';
import { TextPart, withFragments } from '@/views/kernel/common/text-part';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { LegalAside } from './legal-aside';
import { legalFactsOf } from './legal-facts';
import { LegalPlaces } from './legal-places';
import { legalTexts } from './legal-texts';
import { messages } from './messages';
import { TermsAgreementPart } from './terms-agreement';

/** Screens whose text starts with the grievance officer. */
const WITH_OFFICER: readonly string[] = ['Grievances', 'OurTeam'];

export const LegalTextScreen = observer(function LegalTextScreen() {
  const brand = useStore(BrandKey);
  const othersHosts = useStore(OthersHostsKey);
  const { contacts } = useStore(LegalContactsKey);
  const screen = useStore(NavigationKey).match?.screen ?? '';
  const text = legalTexts.get(screen);
  if (text === undefined) return null;
  const { title, isPolicy, since, version, lead, parts } = text(legalFactsOf(brand, contacts, othersHosts));
  const shown = withFragments(parts);
  return (
    <ScreenFrame
      places={screen === 'ModeratorsCode' ? <CodePlaces /> : <LegalPlaces />}
      aside={
        <>
          <PageContents title={messages.contents} parts={shown} />
          <LegalAside />
        </>
      }
    >
      <div className="hang grid gap-3">
        {isPolicy ? <BackLink to="/terms-and-policies">{messages.pages.hub.label}</BackLink> : null}
        <h1 className="h1">{title}</h1>
        <p className="read">
          <LinkedText>{lead}</LinkedText>
        </p>
        {since === null ? null : <p className="meta">{messages.since(since, version)}</p>}
      </div>
      {screen === 'TermsOfUse' ? <TermsAgreementPart /> : null}
      {WITH_OFFICER.includes(screen) ? <OfficerContact /> : null}
      {shown.map((part) => (
        <TextPart key={part.id} part={part} />
      ))}
    </ScreenFrame>
  );
});

/** Leads moderators back to their queue, and others to the policies. */
const CodePlaces = observer(function CodePlaces() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return roles.isModerator ? <ModeratorPlaces /> : <LegalPlaces />;
});

const OfficerContact = observer(function OfficerContact() {
  const { contacts, hasFailed } = useStore(LegalContactsKey);
  const officer = contacts?.grievanceOfficer ?? null;
  return (
    <Section title={messages.officer}>
      {hasFailed ? <ContactsFailure /> : null}
      {contacts !== null && officer === null ? <p className="read">{messages.noOfficer}</p> : null}
      {officer === null ? null : (
        <address className="officer">
          <span className="strong">{messages.officerLine(officer.name)}</span>
          {contacts?.entity ? <span>{contacts.entity}</span> : null}
          {contacts?.address ? <span>{contacts.address}</span> : null}
          {officer.phone === null ? null : <TextLink to={`tel:${officer.phone}`}>{officer.phone}</TextLink>}
          <TextLink to={`mailto:${officer.email}?subject=${messages.subject}`} look="block">
            {officer.email}
          </TextLink>
        </address>
      )}
    </Section>
  );
});

function ContactsFailure() {
  const contacts = useStore(LegalContactsKey);
  return (
    <Callout
      tone="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      title={messages.contactsNotLoaded}
      live
      action={
        <Button className="justify-self-start" onClick={() => void contacts.load()}>
          {messages.retry}
        </Button>
      }
    >
      {messages.contactsNotLoadedHint}
    </Callout>
  );
}
