import { TextLink } from '../ui/text-link';

export interface LinkedTextProps {
  readonly children: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

export function LinkedText({ children }: LinkedTextProps) {
  // Splitting by a pattern with two groups gives text, label, address, text, …
  const parts = children.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    const address = parts[index + 1];
    if (index % 3 !== 1 || address === undefined) return null;
    return (
      <TextLink key={address} to={address}>
        {part}
      </TextLink>
    );
  });
}
