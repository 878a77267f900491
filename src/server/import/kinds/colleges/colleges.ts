import { column, lineColumn } from '@/server/import/columns/column';
import { readDomain } from '@/server/import/columns/read-domain';
import { readAliases } from '@/server/import/columns/read-list';
import { readOwnership } from '@/server/import/columns/read-ownership';
import { place } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import type { StatedValues } from '@/server/import/layers/layered-table.queries';
import { layeredColleges } from '@/server/import/layers/layered-tables.queries';
import { isForeignCountry } from '@/server/import/names/abroad';
import { writeColleges } from '@/server/import/names/catalog.queries';
import { CatalogList } from '@/server/import/names/catalog-list';
import { Places } from '@/server/import/names/places';
import { titleCase } from '@/server/import/names/title-case';
import { storeLogos, writeLogos } from '@/server/import/pictures/imported-logos';
import { logoColumn } from '@/server/import/pictures/read-picture-file';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import type { ListedEntry, ListedRow } from '../listed-entry';
import { listedEntryKey, listedEntryRows, listedEntryStatedValues } from '../listed-entry';
import { collegeSpellingsOf, isUniqueInstitute } from './college-names';
import headings from './headings.json';

const columns = {
  name: lineColumn({
    about: "the college's name",
    guesses: headings.name,
    isRequired: true,
  }),
  city: lineColumn({
    shape: place,
    about: 'its city or district',
    guesses: headings.city,
    isShared: true,
  }),
  address: lineColumn({
    about: 'its address, which names the city if no other column does',
    guesses: headings.address,
    maxLength: 500,
  }),
  state: lineColumn({
    about: 'its state or union territory',
    guesses: headings.state,
    isShared: true,
  }),
  country: lineColumn({ about: 'its country', guesses: headings.country, maxLength: 80 }),
  ownership: column({
    about: 'who runs it',
    guesses: headings.ownership,
    read: (text) => readOwnership(text) ?? new UnreadableText('does not say who runs it'),
  }),
  aliases: column({
    about: 'other names, separated by semicolons',
    guesses: headings.aliases,
    read: readAliases,
  }),
  rank: column({
    about: 'its rank, which orders equally good matches',
    guesses: headings.rank,
    read: readRank,
  }),
  logo: logoColumn,
  domain: column({
    about: 'its site or mail domain',
    guesses: headings.domain,
    read: readDomain,
  }),
} as const;

const MAX_RANK = 1_000;

interface CollegeEntry extends ListedEntry {
  readonly domain: string | null;
  readonly state: string | null;
  readonly ownership: string | null;
  readonly weight: string;
  /** The path of the picture in the import. */
  readonly logoFile: string;
  readonly logo: string;
}

export const colleges = defineImportKind<typeof columns, CollegeEntry>({
  name: 'colleges',
  about: 'colleges with their cities',
  columns,
  isOfThings: true,
  telling: [],
  namedLike:
    /\b(?:college|institut\w*|universit\w*|polytechnic|academy|school|vidya\w*|mahavidya\w*|iit|nit|iim|iiit)\b/i,
  tables: ['catalog.colleges', 'catalog.name_tails'],
  open: async (database, run) => {
    const { isRepeat, importId } = run;
    const places = await Places.load(database);
    const list = await CatalogList.load(database, 'colleges');
    return {
      prepare: (row, leaveOut) => {
        if (isForeignCountry(row.country)) return new RefusedRow('is not in India', ['country']);
        const name = titleCase(
          (row.name ?? '')
            .replace(/\s*\(id\s*:[^)]*\)/i, '')
            .replace(/\s*more details\b.*$/i, '')
            .replace(/^[\s\d.)-]+(?=\p{L})/u, '')
            .replace(/[\s,.;-]+$/, ''),
        );
        if (!/\p{L}{3}/u.test(name)) return new RefusedRow(`"${row.name}" is not a college name`);
        const city = cityOf(places, row.city, row.address);
        const spellings = collegeSpellingsOf(name, city);
        const found = [name, ...spellings].flatMap((one) => list.findAll(one));
        const isHere = (detail: string | null) =>
          detail === null || city === null || detail === city || cityOf(places, detail, null) === city;
        const item =
          found.find(({ detail }) => isHere(detail)) ??
          found.find((one) => isUniqueInstitute(one.name)) ??
          // Long names are known by their beginning, which ends before the city.
          (city === null ? null : list.findAll(nameWithCity(name, city)).find(({ detail }) => isHere(detail))) ??
          null;
        const { domain, ownership } = row;
        const state = row.state === null ? null : places.stateOf(row.state.replaceAll('-', ' '));
        if (row.state !== null && state === null) leaveOut('state', 'is not a state or union territory of India');
        const aliases = item === null ? [...(row.aliases ?? []), ...spellings] : (row.aliases ?? []);
        const weight = weightOf(row.rank);
        const logoFile = row.logo ?? '';
        return { item, name, aliases, detail: city, domain, state, ownership, weight, logoFile, logo: '' };
      },
      identify: async (_, entries) => entries.map(listedEntryKey),
      attach: async (asked, entries, leaveOut) => {
        const wanted = entries.map(({ item, logoFile }) => ({ id: item?.id ?? null, file: logoFile }));
        const logos = await storeLogos(asked, 'college', run, wanted, leaveOut);
        return entries.map((entry, place) => ({ ...entry, logo: logos[place] ?? '' }));
      },
      write: async (tx, entries) => {
        const rows = listedEntryRows(entries, list, { isRepeat, nameOf: (entry) => ownName(entry, list) });
        await tx.query(layeredColleges.own, JSON.stringify(rows.map(givenOf)), importId);
        const changed = await tx.query(writeColleges, {
          import_id: importId,
          id: rows.map(({ id }) => id),
          name: rows.map(({ name }) => name),
          aliases: rows.map(({ aliases }) => aliases),
          city: rows.map(({ detail }) => detail),
          domain: rows.map(({ entry }) => entry.domain ?? ''),
          state: rows.map(({ entry }) => entry.state ?? ''),
          ownership: rows.map(({ entry }) => entry.ownership ?? ''),
          weight: rows.map(({ entry }) => entry.weight),
        });
        const logos = rows.map(({ id, entry }) => ({ id, logo: entry.logo }));
        const { added, updated } = writtenOf(changed);
        const written = new Set(changed.map(({ id }) => id));
        const further = (await writeLogos(tx, 'college', run, logos)).filter((id) => !written.has(id));
        return { added, updated: updated + further.length };
      },
    };
  },
});

function readRank(text: string): number | UnreadableText {
  const [, rank] = /^#?\s*(\d{1,5})(?:\s*(?:-|–|to)\s*\d{1,5})?(?:\.0)?$/i.exec(text) ?? [];
  return rank === undefined || Number(rank) < 1 ? new UnreadableText('is not a rank') : Number(rank);
}

function weightOf(rank: number | null): string {
  return rank === null ? '' : String(Math.max(0, MAX_RANK - rank));
}

function givenOf(row: ListedRow<CollegeEntry>): StatedValues {
  const { domain, state, ownership, weight, logo } = row.entry;
  return listedEntryStatedValues(row, {
    city: row.detail,
    domain: domain ?? '',
    state: state ?? '',
    ownership: ownership ?? '',
    weight,
    logo,
  });
}

function cityOf(places: Places, city: string | null, address: string | null): string | null {
  const [known] = city === null ? [] : places.read(city).cities;
  if (known !== undefined) return known.name;
  const [inAddress] = address === null ? [] : places.read(address).cities.toReversed();
  return inAddress?.name ?? (city === null ? null : titleCase(city));
}

function nameWithCity(name: string, city: string): string {
  return `${name}, ${city}`;
}

/** Returns a unique name. A namesake gets its city added. */
function ownName({ name, detail }: ListedEntry, list: CatalogList): string {
  const isTaken = list.hasName(name) && list.findAll(name).every((item) => item.detail !== detail);
  return isTaken && detail !== null ? nameWithCity(name, detail) : name;
}
