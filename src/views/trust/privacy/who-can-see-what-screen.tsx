import { observer } from 'mobx-react-lite';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { PageContents } from '@/views/kernel/common/page-contents';
import { TextPart, withFragments } from '@/views/kernel/common/text-part';
import { useStore } from '@/views/kernel/common/use-store';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { messages } from './messages';

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
