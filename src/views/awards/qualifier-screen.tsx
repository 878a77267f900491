import { MIN_REVIEWS } from '@/core/awards/award.rules';
import { AboutAside } from '../shell/about-aside';
import { BackLink } from '../shell/back-link';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Section } from '../ui/section';
import { CountingRules } from './counting-rules';
import { messages } from './messages';

/** The rules of the awards, for companies that want to be in them (RT-ABECA-QUALIFIER). */
export function QualifierScreen() {
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <div className="hang grid gap-3">
        <BackLink to="/awards">{messages.backToAwards}</BackLink>
        <h1 className="h1">{messages.qualifier}</h1>
        <p className="read">{messages.qualifierLead}</p>
      </div>
      <Section title={messages.how}>
        <CountingRules minReviews={MIN_REVIEWS} />
      </Section>
    </ScreenFrame>
  );
}
