import { observer } from 'mobx-react-lite';
import { BrandKey } from '@/stores/shell/keys';
import { PageContents } from '../common/page-contents';
import { TextPart, withFragments } from '../common/text-part';
import { useStore } from '../common/use-store';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Section } from '../ui/section';
import { messages } from './messages';

/** Explains anonymity and its limits in plain words. */
export const WhoCanSeeWhatScreen = observer(function WhoCanSeeWhatScreen() {
  const brand = useStore(BrandKey);
  const parts = withFragments(messages.parts);
  return (
    <ScreenFrame
      places={<LegalPlaces />}
      aside={
        <>
          <PageContents title={messages.contents} parts={parts} />
          <GrievancesAside />
        </>
      }
    >
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead(brand)}</p>
      </Section>
      {parts.map((part) => (
        <TextPart key={part.id} part={part} />
      ))}
    </ScreenFrame>
  );
});
