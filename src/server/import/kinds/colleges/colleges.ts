import { column, lineColumn } from '@/server/import/columns/column';
import { readDomain } from '@/server/import/columns/read-domain';
import { readAliases } from '@/server/import/columns/read-list';
import { readOwnership } from '@/server/import/columns/read-ownership';
import { Unreadable } from '@/server/import/columns/unreadable';
import { isOtherCountry } from '@/server/import/names/abroad';
import { writeColleges } from '@/server/import/names/catalog.queries';
import { CatalogList } from '@/server/import/names/catalog-list';
import { Places } from '@/server/import/names/places';
import { titleCase } from '@/server/import/names/title-case';
import { defineImportKind } from '../import-kind';
import { Refused, writtenOf } from '../import-writer';
import type { ListedEntry } from '../listed-entry';
import { keyOfListed, rowsOfListed } from '../listed-entry';

const columns = {
  name: lineColumn({
    about: "the college's name",
    guesses: [
      'college name',
      'institute name',
      'institution name',
      'name of college',
      'name of institute',
      'name of the institution',
      'college',
      'institute',
      'institution',
      'महाविद्यालय',
      'कॉलेज',
      'name',
      'university name',
      'name of the university',
      'university',
    ],
    isRequired: true,
  }),
  city: lineColumn({
    about: 'its city or district',
    guesses: ['city', 'town', 'district', 'location', 'place', 'city name', 'district name', 'शहर', 'ज़िला'],
    isShared: true,
  }),
  address: lineColumn({
    about: 'its address, for a city where there is no other',
    guesses: ['address', 'full address', 'postal address'],
    maxLength: 500,
  }),
  state: lineColumn({
    about: 'its state or union territory',
    guesses: ['state', 'state name', 'state ut', 'state union territory', 'region', 'राज्य'],
    isShared: true,
  }),
  country: lineColumn({ about: 'its country', guesses: ['country', 'country name', 'alpha two code'], maxLength: 80 }),
  ownership: column({
    about: 'who runs it',
    guesses: [
      'ownership',
      'institute type',
      'college type',
      'university type',
      'management',
      'management type',
      'run by',
      'type',
    ],
    read: (text) => readOwnership(text) ?? new Unreadable('does not say who runs it'),
  }),
  aliases: column({
    about: 'other names, separated by semicolons',
    guesses: ['aliases', 'alias', 'abbreviation', 'short name', 'acronym', 'also known as', 'other names'],
    read: readAliases,
  }),
  domain: column({
    about: 'its site or mail domain',
    guesses: ['domain', 'website', 'web site', 'url', 'web', 'site', 'email'],
    read: readDomain,
  }),
} as const;

interface CollegeEntry extends ListedEntry {
  readonly domain: string | null;
  readonly state: string | null;
  readonly ownership: string | null;
}

/** Colleges. Two of one name in two cities are two; the later one carries its city in its name. */
export const colleges = defineImportKind<typeof columns, CollegeEntry>({
  name: 'colleges',
  about: 'colleges with their cities',
  columns,
  isOfThings: true,
  telling: [],
  namedLike:
    /\b(?:college|institut\w*|universit\w*|polytechnic|academy|school|vidya\w*|mahavidya\w*|iit|nit|iim|iiit)\b/i,
  tables: ['catalog.colleges', 'catalog.name_tails'],
  open: async (database, { isRepeat }) => {
    const places = await Places.load(database);
    const list = await CatalogList.load(database, 'colleges');
    return {
      prepare: (row) => {
        if (isOtherCountry(row.country)) return new Refused('is not in India');
        const name = titleCase(
          (row.name ?? '')
            .replace(/\s*\(id\s*:[^)]*\)/i, '')
            .replace(/\s*more details\b.*$/i, '')
            .replace(/^[\s\d.)-]+(?=\p{L})/u, '')
            .replace(/[\s,.;-]+$/, ''),
        );
        if (!/\p{L}{3}/u.test(name)) return new Refused(`"${row.name}" is no name of a college`);
        const city = cityOf(places, row.city, row.address);
        const found = list.findAll(name);
        const item =
          found.find(({ detail }) => detail === city || detail === null || city === null) ?? namedBy(list, name, city);
        const { domain, ownership } = row;
        const state = row.state === null ? null : places.stateOf(row.state.replaceAll('-', ' '));
        return { item, name, aliases: row.aliases ?? [], detail: city, domain, state, ownership };
      },
      identify: async (_, entries) => entries.map(keyOfListed),
      write: async (tx, entries) => {
        const rows = rowsOfListed(entries, list, { isRepeat, nameOf: (entry) => ownName(entry, list) });
        const changed = await tx.query(
          writeColleges,
          rows.map(({ id }) => id),
          rows.map(({ name }) => name),
          rows.map(({ aliases }) => aliases),
          rows.map(({ detail }) => detail),
          rows.map(({ entry }) => entry.domain ?? ''),
          rows.map(({ entry }) => entry.state ?? ''),
          rows.map(({ entry }) => entry.ownership ?? ''),
        );
        return writtenOf(changed);
      },
    };
  },
});

/** Returns the city as the catalogue writes it, or else as the row does. */
function cityOf(places: Places, city: string | null, address: string | null): string | null {
  const [known] = city === null ? [] : places.read(city).cities;
  if (known !== undefined) return known.name;
  const [inAddress] = address === null ? [] : places.read(address).cities.toReversed();
  return inAddress?.name ?? (city === null ? null : titleCase(city));
}

function namedBy(list: CatalogList, name: string, city: string | null) {
  return city === null ? null : list.find(nameWithCity(name, city));
}

function nameWithCity(name: string, city: string): string {
  return `${name}, ${city}`;
}

/** Names are unique in the list: a namesake in another city carries its city. */
function ownName({ name, detail }: ListedEntry, list: CatalogList): string {
  const isTaken = list.hasName(name) && list.findAll(name).every((item) => item.detail !== detail);
  return isTaken && detail !== null ? nameWithCity(name, detail) : name;
}
