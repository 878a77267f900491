import type { HostNames } from '@/core/kernel/common/host-names';
import type { KnownCompany } from './message-check';
import { decodedLabel } from './punycode.rules';

/** Letters that look like another letter, or like two. */
const CONFUSABLES: readonly (readonly [RegExp, string])[] = [
  [/[аàáâãäåạăą]/gu, 'a'],
  [/[сçćč]/gu, 'c'],
  [/[еèéêëęėẹ]/gu, 'e'],
  [/[іìíîïıɩ|!]/gu, 'i'],
  [/[оòóôõöøọο०]/gu, 'o'],
  [/[рρ]/gu, 'p'],
  [/[ѕśšş]/gu, 's'],
  [/[тţť]/gu, 't'],
  [/[уùúûüų]/gu, 'u'],
  [/[хχ]/gu, 'x'],
  [/[ýÿу]/gu, 'y'],
  [/[ԁď]/gu, 'd'],
  [/[нһ]/gu, 'h'],
  [/[кķκ]/gu, 'k'],
  [/[мṃ]/gu, 'm'],
  [/[ñńņп]/gu, 'n'],
  [/[вƅ]/gu, 'b'],
  [/[ɡğ]/gu, 'g'],
  [/[ԝŵ]/gu, 'w'],
  [/[żźž]/gu, 'z'],
  [/0/g, 'o'],
  [/[1l]/g, 'i'],
  [/3/g, 'e'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Words added to a company's name to form another domain. */
const ADDED =
  'careers?|jobs?|hr|hiring|hire|recruit(?:er|ers|ment|ments|ing)?|india|ind|in|offers?|offerletter|onboard(?:ing)?|joining|interviews?|portal|groups?|global|corp(?:orate)?|mnc|online|team|support|help ?desk|mail|email|official|work|apply|talent|staffing|selection|placements?|vacancy|walkin|limited|ltd|pvt|private|tech|technology|technologies|solutions?|services?|company|co|com|org|net|verify|payroll|freshers?|campus|drive|intern(?:ship)?s?';
const ADDED_ONLY = new RegExp(`^(?:(?:${ADDED})[-.]?)+\\d*$`, 'u');
const MIN_NEAR = 5;
const MIN_TWICE_NEAR = 9;
const MIN_CONTAINED = 3;
const MIN_GLUED = 4;

export function skeletonOf(label: string): string {
  return CONFUSABLES.reduce((text, [letters, plain]) => text.replace(letters, plain), label.toLowerCase());
}

/** Returns true for `hr-careers-india`, whose words say nothing about the owner. */
export function hasOnlyJobWords(label: string): boolean {
  return ADDED_ONLY.test(label);
}

export function hasJobWord(label: string): boolean {
  return /(?:^|-)(?:hr|jobs?)(?:-|$)|careers?|hiring|recruit|joboffers?|offerletter|interview|onboarding|placements?|vacanc|freshers?|walkin/u.test(
    label,
  );
}

interface KnownLabel {
  readonly label: string;
  readonly skeleton: string;
  readonly domain: string;
  readonly company: KnownCompany;
}

export class KnownDomains {
  readonly #hosts: HostNames;
  readonly #byDomain = new Map<string, KnownCompany>();
  readonly #labels: readonly KnownLabel[];

  constructor(companies: readonly KnownCompany[], hosts: HostNames) {
    this.#hosts = hosts;
    this.#labels = companies.flatMap((company) =>
      company.domains.flatMap((domain) => {
        const label = hosts.registered(domain)?.label;
        if (label === undefined) return [];
        // A message may show a domain in other scripts, or in punycode.
        const shown = decodedLabel(label);
        this.#byDomain.set(domain, company).set(domain.replace(label, shown), company);
        return hasOnlyJobWords(label) ? [] : [{ label: shown, skeleton: skeletonOf(shown), domain, company }];
      }),
    );
  }

  ownerOf(domain: string): KnownCompany | null {
    return this.#byDomain.get(domain) ?? null;
  }

  /** Returns null for a known domain, and for a domain that resembles no known one. */
  imitatedBy(host: string): KnownCompany | null {
    const registered = this.#hosts.registered(host);
    if (registered === null || this.ownerOf(registered.domain) !== null) return null;
    const label = decodedLabel(registered.label);
    const seen = { label, skeleton: skeletonOf(label) };
    const before = host.slice(0, Math.max(0, host.length - registered.domain.length - 1));
    return this.#labels.find((known) => isImitation(seen, before, known, this.#hosts.distance))?.company ?? null;
  }
}

function isImitation(
  { label, skeleton }: { readonly label: string; readonly skeleton: string },
  before: string,
  known: KnownLabel,
  distance: HostNames['distance'],
): boolean {
  // A company may own several endings; `otherDomain` reports them instead.
  if (label === known.label) return false;
  // Matches the known domain inside another one, as in "acme.co.in.offers.xyz".
  if (before !== '' && `.${before}.`.includes(`.${known.domain}.`)) return true;
  if (skeleton === known.skeleton) return true;
  if (isContained(label, known.label) || isContained(skeleton, known.skeleton)) return true;
  const length = Math.min(label.length, known.label.length);
  if (length < MIN_NEAR || Math.abs(label.length - known.label.length) > 2) return false;
  return distance(skeleton, known.skeleton) <= (length >= MIN_TWICE_NEAR ? 2 : 1);
}

/** Matches `acme-careers` and `hracme`. */
function isContained(label: string, known: string): boolean {
  if (known.length < MIN_CONTAINED || !label.includes(known)) return false;
  const parts = label.split('-');
  const others = parts.filter((part) => part !== known);
  if (others.length < parts.length && others.every((part) => hasOnlyJobWords(part))) return true;
  if (known.length < MIN_GLUED) return false;
  const joined = label.replaceAll('-', '');
  const rest = [
    joined.startsWith(known) ? joined.slice(known.length) : null,
    joined.endsWith(known) ? joined.slice(0, -known.length) : null,
  ];
  return rest.some((text) => text !== null && text !== '' && hasOnlyJobWords(text));
}
