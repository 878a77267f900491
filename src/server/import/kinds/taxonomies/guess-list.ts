import { wordsOf } from '@/server/import/columns/header-words';

/** Lists that a taxonomy can fill. For companies it only adds aliases. */
export const TAXONOMY_LISTS = [
  'industries',
  'job-profiles',
  'skills',
  'courses',
  'specializations',
  'companies',
] as const;

export type TaxonomyList = (typeof TAXONOMY_LISTS)[number];

const SIGNS: readonly (readonly [RegExp, TaxonomyList])[] = [
  [/\b(soc|isco|onet|occupations?|roles?|designations?|job|titles?|profiles?)\b/, 'job-profiles'],
  [/\b(skills?|technolog(y|ies))\b/, 'skills'],
  [/\b(compan(y|ies)|firms?|employers?)\b/, 'companies'],
  [/\b(nic|naics|isic|industr(y|ies)|sectors?|division)\b/, 'industries'],
  [/\b(courses?|degrees?|programmes?)\b/, 'courses'],
  [/\b(speciali[sz]ations?|fields? of study|branch(es)?|majors?|streams?)\b/, 'specializations'],
];

export function guessList(file: string, headers: readonly string[]): TaxonomyList | null {
  const name = wordsOf(file.replace(/^.*[\\/]/, '').replaceAll(/\d+/g, ' '));
  for (const words of [name, headers.map(wordsOf).join(' ')]) {
    const sign = SIGNS.find(([pattern]) => pattern.test(words));
    if (sign !== undefined) return sign[1];
  }
  return null;
}
