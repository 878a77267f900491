import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import type {
  Collage,
  CompanySection,
  SectionItem,
  WrittenSection,
} from '@/core/research/company/company-sections.rules';
import { COLLAGE_TEMPLATES, WRITTEN_SECTIONS } from '@/core/research/company/company-sections.rules';
import { CompanyFactsKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { kolamPath } from '@/views/kernel/ui/kolam-path';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { tileClass } from '@/views/kernel/ui/tile-class';
import { partMessages } from './part-messages';

export const WrittenSections = observer(function WrittenSections() {
  const facts = useStore(CompanyFactsKey);
  const told = WRITTEN_SECTIONS.flatMap((name) => facts.section(name) ?? []);
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
          <p key={paragraph} className="read mb-4">
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

function titleOf(section: WrittenSection): string {
  const titles: Readonly<Partial<Record<WrittenSection, string>>> = partMessages.section;
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

/** Renders the layouts of CP-LIFE-TEMPLATES. Pictures without a slot are left out. */
function CollageView({ collage: { template, images } }: { readonly collage: Collage }) {
  return (
    <div className={`collage collage--${template}`}>
      {images.slice(0, COLLAGE_TEMPLATES[template]).map(({ image, alt }) => (
        <Picture key={image} image={image} alt={alt} />
      ))}
    </div>
  );
}

function Picture({ image, alt }: Collage['images'][number]) {
  if (!image.startsWith('kolam:')) return <img src={image} alt={alt} loading="lazy" />;
  const seed = image.slice('kolam:'.length);
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 40 40"
      preserveAspectRatio="xMidYMid slice"
      className={`ava ${tileClass(seed)}`}
    >
      <path d={kolamPath(seed)} />
    </svg>
  );
}
