import { messages } from './messages';

export function PlacesThatHelp() {
  return (
    <div className="grid gap-2" role="status">
      <p>{messages.placesLead}</p>
      <ul className="rows">
        {messages.places.map(({ name, href, hint }) => (
          <li key={href} className="grid py-2">
            <a className="link link--block num" href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
            <p className="meta">{hint}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
