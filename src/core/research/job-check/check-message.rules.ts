import type { HostNames } from '@/core/kernel/common/host-names';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import { moneyDemandsIn } from './fee-words.rules';
import type { KnownDomains } from './look-alike.rules';
import { hasJobWord, hasOnlyJobWords } from './look-alike.rules';
import type { MessageAddresses } from './message-addresses.rules';
import { addressesIn } from './message-addresses.rules';
import type { KnownCompany, MessageCheck, WarningSign, WarningSignKind } from './message-check';
import { WARNING_SIGN_KINDS } from './message-check';
import type { Sentence } from './message-text.rules';
import { sentencesOf } from './message-text.rules';
import { companiesNamedIn, legalNamesIn, matchesName } from './named-company.rules';
import { hasWords, WORD_SIGNS } from './word-signs.rules';

const MAX_QUOTES = 3;

/** Hosts that hide the target, accept anyone's forms, or open a chat. */
const ODD_HOSTS =
  /^(?:www\.)?(?:bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|t\.co|goo\.gl|ow\.ly|shorturl\.\w+|s\.id|rebrand\.ly|forms\.gle|tiny\.cc|urlzs\.com|linktr\.ee|wa\.me|t\.me|telegram\.me|chat\.whatsapp\.com|api\.whatsapp\.com|.+\.(?:blogspot\.com|wixsite\.com|weebly\.com|web\.app|netlify\.app|vercel\.app|github\.io|000webhostapp\.com|godaddysites\.com|wordpress\.com|ngrok\.io)|sites\.google\.com)$/u;
const ODD_ENDING =
  /\.(?:xyz|top|icu|buzz|club|work|live|shop|site|online|store|website|space|fun|click|link|vip|cc|tk|ml|ga|cf|gq|win|bid|loan|rest|cyou|sbs|info|biz)$/u;
const OFFICIAL_HOST = /\.(?:gov|nic|ac|edu|res)\.in$/u;
/** Public meeting hosts. A link to one says nothing about the sender. */
const MEETING = /^(?:meet\.google\.com|teams\.(?:microsoft|live)\.com|(?:[\w-]+\.)?(?:zoom\.us|webex\.com))$/;
const FORM = /^https?:\/\/docs\.google\.com\/forms/u;
const PUNYCODE = /(?:^|\.)xn--/u;
const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/u;

interface Given {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly addresses: MessageAddresses;
  readonly companies: readonly KnownCompany[];
  readonly domains: KnownDomains;
  readonly hosts: HostNames;
}

/** Checks a message. Nothing leaves the device, and no result says that a message is honest. */
export function checkMessage(
  text: string,
  companies: readonly KnownCompany[],
  domains: KnownDomains,
  hosts: HostNames,
): MessageCheck {
  const given = { text, sentences: sentencesOf(text), addresses: addressesIn(text), companies, domains, hosts };
  const inWords = WORD_SIGNS.flatMap((sign) =>
    signOf(
      sign.kind,
      given.sentences.filter(({ plain }) => hasWords(sign, plain)).map(({ written }) => written),
    ),
  );
  const hasPayee = inWords.some(({ kind }) => kind === 'payTo' || kind === 'chat');
  const { asked, due } = moneyDemandsIn(given.sentences, hasPayee);
  const signs = [...signOf('money', asked), ...signOf('amountDue', due), ...inWords, ...addressSigns(given)];
  const found = WARNING_SIGN_KINDS.flatMap((kind) => signs.find((sign) => sign.kind === kind) ?? []);
  return { found, notFound: WARNING_SIGN_KINDS.filter((kind) => !found.some((sign) => sign.kind === kind)) };
}

function addressSigns(given: Given): readonly WarningSign[] {
  const { addresses, domains, hosts } = given;
  const { mails, links, foreignNumbers } = addresses;
  const free = mails.filter(isFreeMailAddress);
  const own = mails.filter((mail) => !isFreeMailAddress(mail));
  const places = [
    ...own.map((mail) => ({ written: mail, host: mail.slice(mail.lastIndexOf('@') + 1) })),
    ...links.filter(({ host }) => !ODD_HOSTS.test(host)),
  ];
  const imitations = places.flatMap(({ written, host }) => {
    const company = domains.imitatedBy(host);
    return company === null ? [] : [{ written, company }];
  });
  const disguised = links.filter(({ host, shownHost }) => shownHost !== null && !isSameSite(host, shownHost, hosts));
  const odd = links.filter(
    ({ written, host }) =>
      ODD_HOSTS.test(host) || ODD_ENDING.test(host) || FORM.test(written) || NUMBERS.test(host) || PUNYCODE.test(host),
  );
  const jobWords = places.filter(({ host }) => {
    const registered = hosts.registered(host);
    return registered !== null && domains.ownerOf(registered.domain) === null && isAboutJobs(registered.label);
  });
  const strange = places.filter(({ host }) => isUnknown(host, given));
  const isImitated = imitations.length > 0 || jobWords.length > 0;
  const hasSite = places.some(({ host }) => hosts.registered(host) !== null);
  return [
    ...signOf(
      'lookAlike',
      imitations.map(({ written }) => written),
      imitations[0]?.company ?? null,
    ),
    ...signOf(
      'disguisedLink',
      disguised.map(({ written, shownHost }) => `${shownHost} → ${written}`),
    ),
    ...signOf('freeMail', free),
    ...otherDomain(given, places, free),
    ...signOf(
      'jobWordDomain',
      jobWords.map(({ written }) => written),
    ),
    ...signOf('unknownDomain', isImitated ? [] : strange.map(({ written }) => written)),
    ...signOf(
      'oddLink',
      odd.map(({ written }) => written),
    ),
    ...signOf('foreignNumber', foreignNumbers),
    ...(hasSite ? [] : [{ kind: 'noCompany', quotes: [], company: null } as const]),
  ];
}

/** Returns the company that the message names, if no address in it is at a matching domain. */
function otherDomain(
  { text, companies, domains, hosts }: Given,
  places: readonly { readonly written: string; readonly host: string }[],
  free: readonly string[],
): readonly WarningSign[] {
  const written = [...places.map((place) => place.written), ...free];
  if (written.length === 0) return [];
  const at = places.flatMap(({ host }) => hosts.registered(host) ?? []);
  const named = companiesNamedIn(text, companies);
  const owned = at.map(({ domain }) => domains.ownerOf(domain));
  const [missed] = named.filter((company) => company.domains.length > 0 && !owned.includes(company));
  if (missed !== undefined && owned.every((owner) => owner === null)) return signOf('otherDomain', written, missed);
  const legal = legalNamesIn(text);
  const fits = at.some(({ label }) => legal.some((name) => matchesName(label, name)));
  return legal.length === 0 || fits || owned.some((owner) => owner !== null) ? [] : signOf('otherDomain', written);
}

function isUnknown(host: string, { domains, hosts }: Given): boolean {
  const registered = hosts.registered(host);
  return (
    registered !== null &&
    domains.ownerOf(registered.domain) === null &&
    !OFFICIAL_HOST.test(host) &&
    !MEETING.test(host)
  );
}

function isAboutJobs(label: string): boolean {
  return hasOnlyJobWords(label) || hasJobWord(label);
}

function isSameSite(one: string, other: string, hosts: HostNames): boolean {
  return (hosts.registered(one)?.domain ?? one) === (hosts.registered(other)?.domain ?? other);
}

function signOf(
  kind: WarningSignKind,
  quotes: readonly string[],
  company: KnownCompany | null = null,
): readonly WarningSign[] {
  const different = [...new Set(quotes)].slice(0, MAX_QUOTES);
  return different.length === 0 ? [] : [{ kind, quotes: different, company }];
}
