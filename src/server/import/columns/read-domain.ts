import { parse } from 'tldts';
import { isSharedSite } from '@/core/research/job-check/shared-sites.rules';
import { UnreadableText } from './unreadable';

/** Reads a domain from a site or mail address: "https://www.acme.co.in/careers" is acme.co.in. */
export function readDomain(text: string): string | UnreadableText {
  const [first = ''] = text.split(/[\s,;]/);
  const { domain, isIcann } = parse(first.replace(/^.*@/, ''));
  const isOwn = domain !== null && isIcann === true && !isSharedSite(domain.toLowerCase());
  return !isOwn ? new UnreadableText('is neither a site nor a mail domain') : domain.toLowerCase();
}
