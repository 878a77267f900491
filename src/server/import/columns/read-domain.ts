import { parse } from 'tldts';
import { Unreadable } from './unreadable';

/** Sites on which companies and colleges have a page; nobody's own. */
const NOT_OWN = new Set([
  'linkedin.com',
  'facebook.com',
  'twitter.com',
  'x.com',
  'instagram.com',
  'youtube.com',
  'glassdoor.com',
  'glassdoor.co.in',
  'ambitionbox.com',
  'naukri.com',
  'indeed.com',
  'wikipedia.org',
  'google.com',
  'gmail.com',
  'yahoo.com',
  'crunchbase.com',
]);

/** Reads the domain of a site's address or of a mail address: "https://www.acme.co.in/careers" is acme.co.in. */
export function readDomain(text: string): string | Unreadable {
  const [first = ''] = text.split(/[\s,;]/);
  const { domain, isIcann } = parse(first.replace(/^.*@/, ''));
  const isOwn = domain !== null && isIcann === true && !NOT_OWN.has(domain.toLowerCase());
  return !isOwn ? new Unreadable('is no site and no mail domain') : domain.toLowerCase();
}
