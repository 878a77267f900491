import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import type { CompanySection, SectionItem, ToldSection } from '@/core/research/company/company-sections.rules';
import { TOLD_SECTIONS } from '@/core/research/company/company-sections.rules';
import { CompanyFactsKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CollageView } from './collage-view';
import { partMessages } from './part-messages';

export const ToldSections = observer(function ToldSections() {
  const facts = useStore(CompanyFactsKey);
  const told = TOLD_SECTIONS.flatMap((name) => facts.section(name) ?? []);
  if (told.length === 0) return null;
  return (
    <details className="company__from hang">
      <summary>
        <h2 className="h2">{partMessages.fromCompany}</h2>
      </summary>
      {told.map((section) => (
        <Told key={section.section} section={section} />
      ))}
    </details>
  );
});

function Told({ section: { section, title, paragraphs, items, collages } }: { readonly section: CompanySection }) {
  return (
    <div id={section}>
      <Section title={title ?? titleOf(section)} level={3} thin>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="read mb-3">
            {paragraph}
          </p>
        ))}
        {collages.map((collage) => (
          <CollageView key={`${collage.template} ${collage.images[0]?.image}`} collage={collage} />
        ))}
        {section === 'faq' ? <Questions items={items} /> : <Items items={items} />}
      </Section>
    </div>
  );
}

function titleOf(section: ToldSection): string {
  const titles: Readonly<Partial<Record<ToldSection, string>>> = partMessages.section;
  return titles[section] ?? '';
}

function Questions({ items }: { readonly items: readonly SectionItem[] }) {
  return (
    <div className="rows">
      {items.map(({ title, text }) => (
        <details key={title} className="company__question">
          <summary>{title}</summary>
          <p className="read">{text}</p>
        </details>
      ))}
    </div>
  );
}

function Items({ items }: { readonly items: readonly SectionItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="company__items">
      {items.map(({ title, text, image, url, month }) => (
        <li key={title}>
          {image === null ? null : <img src={image} alt="" loading="lazy" />}
          <p className="strong">{url === null ? title : <TextLink to={url}>{title}</TextLink>}</p>
          {text === null ? null : <p className="text-ink-2">{text}</p>}
          {month === null ? null : <p className="meta">{formatMonth(month)}</p>}
        </li>
      ))}
    </ul>
  );
}
