const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:i\.?i\.?t\.?)\b/i, 'Indian Institute of Technology'],
  [/^(?:n\.?i\.?t\.?)\b/i, 'National Institute of Technology'],
  [/^(?:i\.?i\.?m\.?)\b/i, 'Indian Institute of Management'],
  [/^(?:i\.?i\.?i\.?t\.?)\b/i, 'Indian Institute of Information Technology'],
  [/^aiims\b/i, 'All India Institute of Medical Sciences'],
  [/^iiser\b/i, 'Indian Institute of Science Education and Research'],
];

/**
 * Returns true for a national institute with a place in its name ("Indian Institute of Technology Delhi"), which is
 * unique in any city.
 */
export function isUniqueInstitute(name: string): boolean {
  return SHORT.some(([, full]) => name.length > full.length && name.startsWith(full));
}

/** Returns other spellings: in full, without the city, without "The", with "and" for "&". */
export function collegeSpellingsOf(name: string, city: string | null): readonly string[] {
  const plain = name
    .replace(/^the\s+/i, '')
    .replaceAll(/[`´]/g, "'")
    .replaceAll(/\s+/g, ' ');
  const short = SHORT.find(([pattern]) => pattern.test(plain));
  const full = short === undefined ? plain : plain.replace(short[0], short[1]);
  const joined = [plain, full].flatMap((one) => [one, one.replace(/,\s*/g, ' '), withoutCity(one, city)]);
  const others = joined
    .flatMap((one) => [one, one.replaceAll('&', ' and '), one.replaceAll(/\s+and\s+/gi, ' & ')])
    .map((one) => one.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(others)].filter((one) => one !== name && one !== '');
}

/**
 * Removes the city from a college's name in that city: "Ochre College, Pune" is Ochre College. Keeps a city that
 * tells colleges apart, as in "Indian Institute of Technology, Madras".
 */
function withoutCity(name: string, city: string | null): string {
  const [, head = name, tail = ''] = /^(.+?)\s*,\s*([^,]+)$/.exec(name) ?? [];
  if (city === null || SHORT.some(([, full]) => full === head)) return name;
  return tail.toLowerCase() === city.toLowerCase() ? head : name;
}
