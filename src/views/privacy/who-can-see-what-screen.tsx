import { observer } from 'mobx-react-lite';
import { BrandKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Section } from '../ui/section';
import { messages } from './messages';

/** Explains anonymity and its limits in plain words. */
export const WhoCanSeeWhatScreen = observer(function WhoCanSeeWhatScreen() {
  const brand = useStore(BrandKey);
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<GrievancesAside />}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead(brand)}</p>
      </Section>
      {messages.parts.map(({ title, points }) => (
        <Section key={title} title={title}>
          <ul className="read grid gap-2 list-disc ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Section>
      ))}
    </ScreenFrame>
  );
});
