import { observer } from 'mobx-react-lite';
import { BrandKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { messages } from './messages';

/** Explains anonymity and its limits in plain words. */
export const WhoCanSeeWhatScreen = observer(function WhoCanSeeWhatScreen() {
  const brand = useStore(BrandKey);
  return (
    <div className="postpage grid gap-6">
      <h1 className="h1">{messages.title}</h1>
      <p className="read">{messages.lead(brand)}</p>
      {messages.parts.map(({ title, points }) => (
        <Section key={title} title={title}>
          <ul className="read grid gap-2 list-disc ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
});
