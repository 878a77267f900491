import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey, OthersHostsKey } from '@/stores/kernel/shell/keys';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { LinkedText } from '@/views/kernel/common/linked-text';
import { PageContents } from '@/views/kernel/common/page-contents';
import { TextPart, withFragments } from '@/views/kernel/common/text-part';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { CodePlaces } from './code-places';
import { LegalAside } from './legal-aside';
import { legalFactsOf } from './legal-facts';
import { LegalPlaces } from './legal-places';
import { legalTexts } from './legal-texts';
import { messages } from './messages';
import { OfficerContact } from './officer-contact';
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
