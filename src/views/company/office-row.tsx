import './company-lines.css';
import type { Office } from '@/core/company/company-details';
import { messages } from './messages';

export interface OfficeRowProps {
  readonly urlName: string;
  readonly office: Office;
}

/** An office in a list, with the way to its page. */
export function OfficeRow({ urlName, office: { city, state, address, locationUrl, isHeadquarters } }: OfficeRowProps) {
  const words = [isHeadquarters ? messages.headquartersMark : null, address, state].filter((word) => word !== null);
  return (
    <li>
      <a href={`/overview/${urlName}-overview/locations/${locationUrl}-offices`} className="company__office">
        <span>{city}</span>
        {words.length === 0 ? null : <span className="meta">{words.join(', ')}</span>}
      </a>
    </li>
  );
}
