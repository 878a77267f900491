export function titleFamilyOf(title: string): string | null {
  const [own = ''] = title.toLowerCase().split(/[,(/&|–]| - | of | for /u);
  const words = own.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => !LEVELS.has(word)).at(-1) ?? words.at(-1) ?? null;
}

export function familyName(family: string): string {
  return family.slice(0, 1).toUpperCase() + family.slice(1);
}

/** Words for seniority, which are left out of a family of titles. */
const LEVELS: ReadonlySet<string> = new Set(
  'i ii iii iv v vi senior sr junior jr lead principal staff chief head deputy intern internship trainee fresher level grade'.split(
    ' ',
  ),
);
