import { column, lineColumn } from '@/server/import/columns/column';
import { readAliases } from '@/server/import/columns/read-list';
import { layeredLocations } from '@/server/import/layers/layered-tables.queries';
import { isForeignCountry } from '@/server/import/names/abroad';
import { writeLocations } from '@/server/import/names/catalog.queries';
import { CitySpellings } from '@/server/import/names/city-spellings';
import { nameKeyOf } from '@/server/import/names/name-key';
import { Places } from '@/server/import/names/places';
import { isSameState } from '@/server/import/names/states';
import { titleCase } from '@/server/import/names/title-case';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import type { ListedEntry } from '../listed-entry';
import { listedEntryKey, listedEntryRows, listedEntryStatedValues } from '../listed-entry';
import headings from './headings.json';

const columns = {
  name: lineColumn({
    about: "the city's name",
    guesses: headings.name,
    isRequired: true,
    maxLength: 80,
  }),
  state: lineColumn({
    about: 'its state or union territory',
    guesses: headings.state,
    maxLength: 80,
  }),
  aliases: column({
    about: 'other names of the city, separated by semicolons',
    guesses: headings.aliases,
    read: readAliases,
  }),
  country: lineColumn({
    about: 'its country',
    guesses: headings.country,
    maxLength: 80,
  }),
} as const;

/** Matches footnotes: "Surat[3]", "Pune[a]". */
const FOOTNOTES = /\s*\[\w{1,3}\]/g;

/** Matches digits, and public-list names with two letters replaced: "KathUrban Agglomeration" was Kathua. */
const DAMAGED = /\d|\p{L}Urban Agglomeration|Urban Agglomeration\p{L}/u;

/**
 * Imports cities of India. A known city, also by an earlier name, gets the missing aliases. A new one needs a state,
 * which is added to its name if it has a namesake.
 */
export const cities = defineImportKind<typeof columns, ListedEntry>({
  name: 'cities',
  about: 'cities with their states and other names',
  columns,
  isOfThings: true,
  telling: [],
  tables: ['catalog.locations', 'catalog.name_tails'],
  open: async (database, { isRepeat, importId }) => {
    const places = await Places.load(database);
    const list = places.cities;
    const spellings = new CitySpellings(list);
    return {
      prepare: (row, leaveOut) => {
        if (isForeignCountry(row.country)) return new RefusedRow('is not in India', ['country']);
        const name = titleCase(
          (row.name ?? '')
            .replaceAll(FOOTNOTES, '')
            .replace(/\s*\([^)]*\)?\s*$/, '')
            .replace(/,\s*india$/i, '')
            .replace(/[\s*†.]+$/, ''),
        );
        if (!/\p{L}{2}/u.test(name) || DAMAGED.test(name))
          return new RefusedRow(`"${row.name}" is not a city name`, ['name']);
        const state = row.state === null ? null : places.stateOf(row.state);
        if (row.state !== null && state === null) leaveOut('state', 'is not a state or union territory of India');
        const named = list.find(name, state);
        const spelt = named === null && state !== null ? spellings.find(name, state) : null;
        const item = named ?? spelt;
        if (item === null && places.stateOf(name) !== null)
          return new RefusedRow(`${name} is a state, not a city`, ['name']);
        const isNamesake = item !== null && state !== null && item.detail !== null && !isSameState(item.detail, state);
        if (item === null && state === null) return new RefusedRow('a new city needs its state', ['state', 'name']);
        const aliases = [...(row.aliases ?? []), ...(spelt === null ? [] : [name])].filter(
          (alias) => nameKeyOf(alias) !== nameKeyOf(item?.name ?? name),
        );
        if (!isNamesake) return { item, name, aliases, detail: item?.detail ?? state };
        const full = withState(name, state);
        return { item: list.find(full), name: full, aliases, detail: state };
      },
      identify: async (_, entries) => entries.map(listedEntryKey),
      write: async (tx, entries) => {
        const rows = listedEntryRows(entries, list, {
          isRepeat,
          nameOf: ({ name, detail }) => (list.hasName(name) && detail !== null ? withState(name, detail) : name),
        });
        await tx.query(
          layeredLocations.own,
          JSON.stringify(rows.map((row) => listedEntryStatedValues(row, { state: row.detail }))),
          importId,
        );
        const changed = await tx.query(writeLocations, {
          import_id: importId,
          id: rows.map(({ id }) => id),
          name: rows.map(({ name }) => name),
          aliases: rows.map(({ aliases }) => aliases),
          state: rows.map(({ detail }) => detail),
        });
        return writtenOf(changed);
      },
    };
  },
});

function withState(name: string, state: string): string {
  return `${name} (${state})`;
}
