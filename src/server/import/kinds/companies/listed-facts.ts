import { sourceOf } from '@/core/research/employer-corrections/correction.rules';
import { column } from '@/server/import/columns/column';
import { readAliases } from '@/server/import/columns/read-list';
import { properName } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import headings from './headings.json';

interface ListedFacts {
  readonly facts: readonly string[];
  readonly faults: readonly string[];
}

const NETWORKS = [
  'linkedin.com',
  'x.com',
  'twitter.com',
  'facebook.com',
  'instagram.com',
  'youtube.com',
  'threads.net',
  'threads.com',
  'github.com',
] as const;
const MAX_LINKS = 10;
const MAX_TAGS = 5;
const MAX_TAG_LENGTH = 40;

/** Matches LinkedIn pages of companies. Others belong to people. */
const OF_COMPANY_AT_LINKEDIN = /^\/(?:company|school|showcase)\/./;
const NO_LINK = `is not the address of a company page at a known network (${NETWORKS.join(', ')})`;
const NO_TAG = `is not a name of at most ${MAX_TAG_LENGTH} characters`;

export const socialColumn = column({
  about: 'its pages at social networks, separated by semicolons',
  guesses: headings.social,
  read: (text) => listOf(text.split(/[\s,;|]+/), linkOf, MAX_LINKS, NO_LINK),
});

export const tagsColumn = column({
  about: 'what kind of company it is, in a word or two each, separated by semicolons',
  guesses: headings.tags,
  read: (text) => listOf(readAliases(text), tagOf, MAX_TAGS, NO_TAG),
});

function listOf(
  parts: readonly string[],
  read: (part: string) => string | null,
  most: number,
  fault: string,
): ListedFacts | UnreadableText {
  const given = parts.filter((part) => part !== '');
  const facts = [...new Set(given.flatMap((part) => read(part) ?? []))];
  if (facts.length === 0) return new UnreadableText(fault);
  const others = given.filter((part) => read(part) === null).map((part) => `"${part}" ${fault}`);
  const further = facts.slice(most).map((part) => `"${part}" is one too many: a page shows ${most}`);
  return { facts: facts.slice(0, most), faults: [...others, ...further] };
}

function linkOf(text: string): string | null {
  const address = sourceOf(text.replace(/^http:/i, 'https:'));
  if (address === null) return null;
  const { hostname, pathname } = new URL(address);
  const network = NETWORKS.find((site) => hostname === site || hostname.endsWith(`.${site}`));
  const isPage = network === 'linkedin.com' ? OF_COMPANY_AT_LINKEDIN.test(pathname) : pathname !== '/';
  return network !== undefined && isPage ? address : null;
}

function tagOf(text: string): string | null {
  return text.length <= MAX_TAG_LENGTH && properName(text) === null ? text : null;
}
