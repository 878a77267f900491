import type { KnownCompany } from './message-check';

const LEGAL_FORM = /\s+(?:pvt|private|ltd|limited|llp|inc|india|co|company)\.?$/u;
const MAX_WORDS = 5;
const MIN_SINGLE = 4;

function shortName(name: string): string {
  let short = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  while (LEGAL_FORM.test(short)) short = short.replace(LEGAL_FORM, '');
  return short;
}

export function companiesNamedIn(text: string, companies: readonly KnownCompany[]): readonly KnownCompany[] {
  const byName = new Map(companies.map((company) => [shortName(company.name), company] as const));
  const words = text.match(/[\p{L}\p{N}&]+/gu) ?? [];
  const found = new Set<KnownCompany>();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = MAX_WORDS; count >= 1; count -= 1) {
      const part = words.slice(at, at + count);
      const company = byName.get(part.join(' ').toLowerCase());
      const isName = count > 1 || ((part[0]?.length ?? 0) >= MIN_SINGLE && /^\p{Lu}/u.test(part[0] ?? ''));
      if (company === undefined || !isName) continue;
      found.add(company);
      break;
    }
  }
  return [...found];
}

const LEGAL_NAME =
  /\b((?:[\p{Lu}][\p{L}\p{N}&]*[ -]){1,5})(?:\(?India\)? )?(?:Pvt|Private|PVT|PRIVATE|Ltd|LTD|Limited|LIMITED|LLP)\b/gu;

export function legalNamesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(LEGAL_NAME)].map(([, name = '']) => name.trim()))];
}

export function matchesName(label: string, name: string): boolean {
  const words = shortName(name)
    .split(' ')
    .filter((word) => word.length > 0);
  const initials = words.map((word) => word[0]).join('');
  const plain = label.replaceAll('-', '');
  return (
    words.some((word) => word.length >= 3 && plain.includes(word)) ||
    (initials.length >= 2 && plain.includes(initials)) ||
    (plain.length >= 3 && words.join('').startsWith(plain))
  );
}
