import './company-parts.css';
import type { Office } from '@/core/research/company/company-details';
import { officeMessages } from './office-messages';

export interface OfficeRowProps {
  readonly urlName: string;
  readonly office: Office;
}

export function OfficeRow({
  urlName,
  office: { city, state, address, locationUrl, isHeadquarters, employees },
}: OfficeRowProps) {
  const words = [address, state === city ? null : state].filter((word) => word !== null);
  return (
    <li>
      <a href={`/overview/${urlName}-overview/locations/${locationUrl}-offices`} className="company__office">
        <span>
          <span className="strong">{city}</span>
          {isHeadquarters ? <span className="meta"> {officeMessages.headquartersMark}</span> : null}
        </span>
        <span className="meta">{words.length === 0 ? officeMessages.noAddress : words.join(', ')}</span>
        {employees === null ? null : <span className="meta num">{officeMessages.officeSize(employees)}</span>}
      </a>
    </li>
  );
}
