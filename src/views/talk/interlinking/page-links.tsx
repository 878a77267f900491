import { observer } from 'mobx-react-lite';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface PageLinksProps {
  /** Addresses that the page links to already. */
  readonly linked?: readonly string[];
}

/** Skips pages that are linked already. Renders nothing if no page is left. */
export const PageLinks = observer(function PageLinks({ linked = [] }: PageLinksProps) {
  const links = useStore(PageLinksKey).links.filter(({ url }) => !linked.includes(url));
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
