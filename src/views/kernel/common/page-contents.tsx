import './page-contents.css';
import { Section } from '../ui/section';

export interface PageContentsProps {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

export function PageContents({ title, parts }: PageContentsProps) {
  return (
    <Section title={title} className="page-contents">
      <ul className="rows">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
