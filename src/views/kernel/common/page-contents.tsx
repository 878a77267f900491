import './page-contents.css';
import { Section } from '../ui/section';

export interface PageContentsProps {
  readonly title: string;
  /** The parts in their order, by the fragments that lead to them. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** The parts of a long page of text, beside it while it is read. */
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
