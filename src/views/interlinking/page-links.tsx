import { observer } from 'mobx-react-lite';
import { PageLinksKey } from '@/stores/interlinking/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** Pages to read after this one; nothing if there are none. */
export const PageLinks = observer(function PageLinks() {
  const { links } = useStore(PageLinksKey);
  if (links.length === 0) return null;
  return (
    <Section title={messages.title} thin>
      <ul className="rows pagelinks">
        {links.map(({ url, title }) => (
          <li key={url}>
            <TextLink to={url} look="block">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
});
