import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** Sums up anonymity in four lines and links to the page about it, for guests: users read it where they write. */
export const WhoSeesWhat = observer(function WhoSeesWhat() {
  const { isLoggedIn } = useStore(SessionKey);
  if (isLoggedIn) return null;
  return (
    <Section title={messages.whoSeesWhat}>
      <ul className="grid gap-2 mb-2">
        {messages.whoSeesWhatPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <TextLink to="/who-can-see-what" look="block">
        {messages.whoSeesWhatMore}
      </TextLink>
    </Section>
  );
});
