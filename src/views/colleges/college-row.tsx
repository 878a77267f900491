import type { CollegeCard } from '@/core/colleges/college';
import { collegePath } from '@/core/colleges/college-structured-data';
import { Logo } from '../common/logo';
import { messages } from './messages';

/** A college in a list. */
export function CollegeRow({
  college: { urlName, name, city, state, kind, ownership, logo },
}: {
  readonly college: CollegeCard;
}) {
  const place = (city === state ? [city] : [city, state]).filter((part) => part !== null).join(', ');
  const facts = [place, messages.kinds[kind], ownership === null ? '' : messages.ownerships[ownership]];
  return (
    <li className="college">
      <Logo name={name} logo={logo} of="college" size={44} />
      <div className="min-w-0">
        <h2 className="college__name">
          <a href={collegePath(urlName)}>{name}</a>
        </h2>
        <p className="meta">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
    </li>
  );
}
