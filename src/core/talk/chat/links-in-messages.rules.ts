import { findContactDetails } from '@/core/kernel/content-checks/contact-details.rules';

export type RegistrableDomainOf = (host: string) => string | null;

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;
const DOTS = /[\u3002\uFF0E\uFF61]/gu;
const BRACKETED_DOT = /\s*[[({<]\s*(?:\.|dot)\s*[\])}>]\s*/gu;
/** Matches “evil dot com”, but not “dot net”, the platform. */
const SPOKEN_DOT = /(?<=[\p{L}\p{N}])\s+dot\s+(?=(?!net\b)[\p{L}]{2,})/gu;
const APART_DOT = /(?<=[\p{L}\p{N}])(?:\s+\.\s*|\s*\.\s+)(?=(?:com|org|xyz|info|link|online|site)(?![\p{L}\p{N}]))/gu;

const SCHEME = /\b(?:https?|hxxps?|ftp):|\b[a-z][a-z\d+-]*:\/\/|\bwww\d?\.[\p{L}\p{N}]/u;
const NUMBERED_HOST = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
const HOST = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;

/** Matches sentences without a space before them (“12.5 LPA.In March”). */
const SENTENCE = /(?<=\p{L})\.(?=(?:In|It|Is|So|My|To|No|Do|At|As|By)\s+\p{L})/gu;
const PLATFORMS = /(?<![\p{L}\p{N}-])(?:asp|ado|vb)\.net(?![\p{L}\p{N}.-])/gu;

/**
 * Returns true for an address of a page or mailbox, or a phone number, in any spelling. A first message must have none.
 * One letter before the dot is a degree (“B.Tech”) unless a path follows.
 */
export function containsLink(text: string, nameOf: RegistrableDomainOf = commonName): boolean {
  const compatible = text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.').replace(SENTENCE, '. ');
  const plain = compatible
    .toLowerCase()
    .replace(BRACKETED_DOT, '.')
    .replace(SPOKEN_DOT, '.')
    .replace(APART_DOT, '.')
    .replace(PLATFORMS, ' ');
  if (SCHEME.test(plain) || NUMBERED_HOST.test(plain)) return true;
  return [...plain.matchAll(HOST)].some((found) => isHost(found, nameOf)) || findContactDetails(compatible).length > 0;
}

function isHost({ 0: host, index, input }: RegExpExecArray, nameOf: RegistrableDomainOf): boolean {
  const name = nameOf(host);
  if (name === null) return false;
  const [before, after] = [input[index - 1], input[index + host.length]];
  return [...name].length > 1 || before === '@' || after === '/';
}

const COMMON_ENDING = /\.(?:app|biz|co|com|dev|gg|in|info|io|link|live|ly|me|net|org|shop|site|xyz)$/u;

function commonName(host: string): string | null {
  const name = host.replace(COMMON_ENDING, '');
  return name === host ? null : name;
}
