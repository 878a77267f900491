import { EDITIONS } from '@/core/research/awards/award.rules';
import { awardPathOf } from '@/core/research/awards/award-path';
import { BackLink } from '@/views/kernel/shell/back-link';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

const YEAR = 2022;

export function Awards2022Screen() {
  return (
    <ScreenFrame places={<OwnPlaces />} aside={null}>
      <div className="hang grid gap-3">
        <BackLink to="/awards">{messages.backToAwards}</BackLink>
        <h1 className="h1">{messages.title(YEAR)}</h1>
        <p className="read">{messages.noEdition(YEAR, Math.min(...EDITIONS))}</p>
      </div>
      <Section title={messages.editions}>
        <ul className="rows">
          {EDITIONS.map((year) => (
            <li key={year}>
              <TextLink to={awardPathOf({ year, category: null })} look="block">
                {messages.title(year)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </ScreenFrame>
  );
}
