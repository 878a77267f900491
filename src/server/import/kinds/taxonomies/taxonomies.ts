import { column, lineColumn } from '@/server/import/columns/column';
import { wordsOf } from '@/server/import/columns/header-words';
import { readAliases } from '@/server/import/columns/read-list';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { layeredLists } from '@/server/import/layers/layered-tables.queries';
import { writePlainItems } from '@/server/import/names/catalog.queries';
import { CatalogList } from '@/server/import/names/catalog-list';
import { nameKeyOf } from '@/server/import/names/name-key';
import { titleCase } from '@/server/import/names/title-case';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import type { ListedEntry } from '../listed-entry';
import { listedEntryKey, listedEntryRows, listedEntryStatedValues } from '../listed-entry';
import { CompanyAliases } from './company-aliases';
import headings from './headings.json';

/** Lists that a taxonomy can fill. For companies it only adds aliases. */
const TAXONOMY_LISTS = ['industries', 'job-profiles', 'skills', 'courses', 'specializations', 'companies'] as const;

const SIGNS: readonly (readonly [RegExp, TaxonomyList])[] = [
  [/\b(soc|isco|onet|occupations?|roles?|designations?|job|titles?|profiles?)\b/, 'job-profiles'],
  [/\b(skills?|technolog(y|ies))\b/, 'skills'],
  [/\b(compan(y|ies)|firms?|employers?)\b/, 'companies'],
  [/\b(nic|naics|isic|industr(y|ies)|sectors?|division)\b/, 'industries'],
  [/\b(courses?|degrees?|programmes?)\b/, 'courses'],
  [/\b(speciali[sz]ations?|fields? of study|branch(es)?|majors?|streams?)\b/, 'specializations'],
];

const columns = {
  name: lineColumn({
    about: "the entry's name",
    guesses: headings.name,
    isRequired: true,
  }),
  aliases: column({
    about: 'other names, separated by semicolons',
    guesses: headings.aliases,
    read: readAliases,
  }),
  list: column({
    about: `the list that it belongs to: ${TAXONOMY_LISTS.join(', ')}`,
    guesses: headings.list,
    isRequired: true,
    read: (text): TaxonomyList | UnreadableText => {
      const wanted = text.toLowerCase().replaceAll(/[\s_]+/g, '-');
      return (
        TAXONOMY_LISTS.find((list) => list === wanted) ??
        new UnreadableText(`is not one of ${TAXONOMY_LISTS.join(', ')}`)
      );
    },
  }),
} as const;

interface TaxonomyEntry extends ListedEntry {
  readonly list: TaxonomyList;
}

const TABLES = {
  industries: 'industries',
  'job-profiles': 'job_profiles',
  skills: 'skills',
  courses: 'courses',
  specializations: 'specializations',
} as const;

const PLAIN_LISTS = ['industries', 'job-profiles', 'skills', 'courses', 'specializations'] as const;

/** Imports lists of names with aliases: industries, occupations, courses, spellings. */
export const taxonomies = defineImportKind<typeof columns, TaxonomyEntry>({
  name: 'taxonomies',
  about: 'industries, job profiles, skills, courses, fields of study, and other names of companies',
  columns,
  isOfThings: true,
  telling: [],
  tables: [
    'catalog.industries',
    'catalog.job_profiles',
    'catalog.skills',
    'catalog.courses',
    'catalog.specializations',
    'catalog.name_tails',
  ],
  assume: (_, file, { headers }): Readonly<Record<string, string>> => {
    const list = guessList(file, headers);
    return list === null ? {} : { list };
  },
  open: async (database, { isRepeat, importId }) => {
    const lists = {
      industries: await CatalogList.load(database, 'industries'),
      'job-profiles': await CatalogList.load(database, 'job_profiles'),
      skills: await CatalogList.load(database, 'skills'),
      courses: await CatalogList.load(database, 'courses'),
      specializations: await CatalogList.load(database, 'specializations'),
    };
    const companyAliases = new CompanyAliases();
    return {
      prepare: (row, leaveOut) => {
        const { list } = row;
        if (list === null) return new RefusedRow('belongs to no list', ['list']);
        const name = titleCase((row.name ?? '').replace(/[\s,.;:]+$/, ''));
        if (!/\p{L}/u.test(name)) return new RefusedRow(`"${row.name}" is not a name`, ['name']);
        if (isHeaderAgain(name)) return new RefusedRow('is a header in the midst of the rows', ['name']);
        const others = (row.aliases ?? []).filter((alias) => nameKeyOf(alias) !== nameKeyOf(name));
        if (list === 'companies') return { list, item: null, name, aliases: others, detail: null };
        const item = lists[list].find(name) ?? abbreviated(lists[list], list, others);
        const spellings = item === null || nameKeyOf(item.name) === nameKeyOf(name) ? others : [...others, name];
        const aliases = spellings.filter((alias) => {
          const owner = lists[list].find(alias);
          if (owner === null || owner.id === item?.id) return true;
          leaveOut('aliases', `"${alias}" means "${owner.name}" already`);
          return false;
        });
        return { list, item, name, aliases, detail: null };
      },
      identify: async (asked, entries) => {
        const ofCompanies = entries.filter(({ list }) => list === 'companies');
        const refusals = await companyAliases.refusals(asked, ofCompanies);
        return entries.map((entry) => refusals[ofCompanies.indexOf(entry)] ?? `${entry.list}|${listedEntryKey(entry)}`);
      },
      write: async (tx, entries) => {
        let written = await companyAliases.write(
          tx,
          entries.filter(({ list }) => list === 'companies'),
          importId,
        );
        for (const list of PLAIN_LISTS) {
          const rows = listedEntryRows(
            entries.filter((entry) => entry.list === list),
            lists[list],
            { isRepeat },
          );
          if (rows.length === 0) continue;
          await tx.query(
            layeredLists[TABLES[list]].own,
            JSON.stringify(rows.map((row) => listedEntryStatedValues(row))),
            importId,
          );
          const changed = await tx.query(writePlainItems[TABLES[list]], {
            import_id: importId,
            id: rows.map(({ id }) => id),
            name: rows.map(({ name }) => name),
            aliases: rows.map(({ aliases }) => aliases),
          });
          const { added, updated } = writtenOf(changed);
          written = { added: written.added + added, updated: written.updated + updated };
        }
        return written;
      },
    };
  },
});

/**
 * Finds a listed item by an abbreviation: "Bachelors of Technology" with only "B.Tech" as alias is the listed course.
 */
function abbreviated(items: CatalogList, list: TaxonomyList, aliases: readonly string[]) {
  const [alias] = aliases;
  return list === 'courses' && aliases.length === 1 && alias !== undefined ? items.find(alias) : null;
}

function isHeaderAgain(name: string): boolean {
  return /^(sub ?class|class|group|division|section|code|title|name)?\s*(description|title|name)$/i.test(name);
}

type TaxonomyList = (typeof TAXONOMY_LISTS)[number];

function guessList(file: string, headers: readonly string[]): TaxonomyList | null {
  const name = wordsOf(file.replace(/^.*[\\/]/, '').replaceAll(/\d+/g, ' '));
  for (const words of [name, headers.map(wordsOf).join(' ')]) {
    const sign = SIGNS.find(([pattern]) => pattern.test(words));
    if (sign !== undefined) return sign[1];
  }
  return null;
}
