import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { CUSTOM_SECTIONS } from '@/core/research/company/company-sections.rules';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { layeredEntries } from '@/server/import/layers/layered-tables.queries';
import { statedValuesOf } from '@/server/import/layers/stated-values-of';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { companyInFileName } from '@/server/import/names/company-in-file-name';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { companyKeyOf, nameKeyOf } from '@/server/import/names/name-key';
import { Places } from '@/server/import/names/places';
import { markSectionPicturesUsed, storeSectionPictures } from '@/server/import/pictures/section-pictures';
import type { Database } from '@/server/platform/database';
import type { StoredSection } from '@/server/services/research/company/company/stored-section';
import { COMPANY_TABLES, companyIdsOf } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import { profileColumns } from './profile-columns';
import type { Relation } from './profile-sections';
import { placeOf, titleIn } from './profile-sections';
import { customSections, writeProfileEntries } from './profiles.queries';

interface OfCompany {
  readonly company: string;
}

interface SectionEntry extends OfCompany {
  readonly part: 'sections';
  readonly section: string | null;
  readonly heading: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly url: string | null;
  readonly month: string | null;
  /** The path of the picture in the import. After the picture is stored, the name of its file. */
  readonly picture: string | null;
}

interface VideoEntry extends OfCompany {
  readonly part: 'videos';
  readonly title: string;
  readonly url: string;
}

interface OfficeEntry extends OfCompany {
  readonly part: 'offices';
  readonly slug: string;
  readonly city: string;
  readonly location_id: number;
  readonly address: string | null;
}

interface RelationEntry extends OfCompany {
  readonly part: 'relations';
  readonly related: string;
  readonly kind: Relation;
}

type ProfileEntry = SectionEntry | VideoEntry | OfficeEntry | RelationEntry;

interface Keyed {
  readonly importKey: string;
  readonly companyId: number;
}

type ProfileRow = Keyed &
  (
    | { readonly part: 'sections'; readonly section: string | null; readonly content: StoredSection }
    | VideoEntry
    | OfficeEntry
    | (RelationEntry & { readonly relatedId: number })
  );

const MAX_SLUG_LENGTH = 80;
const TOO_MANY = `is one custom section too many: a page can have ${CUSTOM_SECTIONS.length}`;
const ITSELF = 'names the company itself as a related one';
const OPPOSITES = { subsidiary: 'parent', parent: 'subsidiary', associate: 'associate' } as const;
const givenOf = {
  sections: statedValuesOf(layeredEntries.sections.columns),
  videos: statedValuesOf(layeredEntries.videos.columns),
  offices: statedValuesOf(layeredEntries.offices.columns),
  relations: statedValuesOf(layeredEntries.relations.columns),
} as const;

export const profiles = defineImportKind<typeof profileColumns, ProfileEntry>({
  name: 'profiles',
  about: "what companies' pages say in the company's own words, with videos, offices and related companies",
  columns: profileColumns,
  isOfThings: true,
  telling: ['section'],
  tables: ['research.company_sections', 'research.company_videos', 'research.company_offices', ...COMPANY_TABLES],
  oneOf: [['title', 'text']],
  assume: (_rows, file): Readonly<Record<string, string>> => {
    const company = companyInFileName(file);
    return company === null ? {} : { company };
  },
  open: async (database, run) => {
    const { now, isRepeat, importId } = run;
    const places = await Places.load(database);
    const names = new CompanyNames();
    const today = dayInIndia(now);
    return {
      prepare: (row, leaveOut) => {
        const { section: name, title: given, text, link, picture } = row;
        const company = row.company ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        const place = placeOf(name ?? '');
        if (place instanceof UnreadableText) return new RefusedRow(`"${name}" ${place.reason}`, ['section']);
        const isAhead = row.month !== null && row.month > today;
        if (isAhead) leaveOut('month', 'is of a day to come');
        const month = row.month === null || isAhead ? null : row.month.slice(0, 'YYYY-MM'.length);
        const title = given ?? titleIn(name ?? '');
        const unused = (...columns: readonly ('text' | 'link' | 'month' | 'picture')[]) => {
          for (const column of columns) if (row[column] !== null) leaveOut(column, `does not belong in "${name}"`);
        };
        switch (place.part) {
          case 'videos':
            unused('text', 'month', 'picture');
            if (title === null) return new RefusedRow('is a video without a title', ['title']);
            if (link === null) return new RefusedRow('is a video without an https address', ['link']);
            return { part: 'videos', company, title, url: link };
          case 'offices': {
            unused('link', 'month', 'picture');
            const [city] = title === null ? [] : places.read(title).cities;
            if (city === undefined) return new RefusedRow('is not a known city in India', ['title']);
            const slug = lastingUrlNameOf(text === null ? city.name : `${city.name} ${text}`, MAX_SLUG_LENGTH);
            return { part: 'offices', company, slug, city: city.name, location_id: city.id, address: text };
          }
          case 'relations':
            unused('text', 'link', 'month', 'picture');
            if (title === null || !isCompanyName(title)) return new RefusedRow('names no other company', ['title']);
            return { part: 'relations', company, related: title, kind: place.kind };
          default: {
            if (title === null && text === null)
              return new RefusedRow('has neither a title nor a text', ['title', 'text']);
            if (title === null) {
              unused('link', 'month');
              if (picture !== null) leaveOut('picture', 'has no title that says what it shows');
            }
            const isNamed = place.part === 'section';
            const section = isNamed ? place.section : null;
            const heading = isNamed ? '' : place.heading;
            if (section === 'faq' && (title === null || text === null))
              return new RefusedRow('is a question without an answer, or an answer without a question', [
                'title',
                'text',
              ]);
            if (section === 'faq') unused('picture');
            const shown = title === null || section === 'faq' ? null : picture;
            return { part: 'sections', company, section, heading, title, text, url: link, month, picture: shown };
          }
        }
      },
      identify: async (asked, entries) => {
        const known = await names.find(asked, namesOf(entries));
        const own = known.slice(0, entries.length);
        const sections = await sectionsOf(
          asked,
          entries,
          own.map((company) => company?.id ?? null),
        );
        const related = known.slice(entries.length);
        return entries.map((entry, at) => {
          if (sections[at] === null) return new RefusedRow(TOO_MANY);
          const company = companyKeyOf(own[at]?.name ?? entry.company);
          if (entry.part !== 'relations') return importKeyOf([company, ...identityOf(entry)]);
          const other = companyKeyOf(related.shift()?.name ?? entry.related);
          return other === company ? new RefusedRow(ITSELF) : importKeyOf([entry.part, ...[company, other].toSorted()]);
        });
      },
      attach: async (asked, entries, leaveOut) => {
        const known = await names.find(
          asked,
          entries.map(({ company }) => company),
        );
        const wanted = entries.map((entry, at) => {
          const company = known[at] ?? null;
          return {
            importKey: company === null ? null : importKeyOf([company.id, ...identityOf(entry)]),
            file: entry.part === 'sections' ? entry.picture : null,
          };
        });
        const pictures = await storeSectionPictures(asked, run, wanted, leaveOut);
        return entries.map((entry, at) =>
          entry.part === 'sections' ? { ...entry, picture: pictures[at] ?? null } : entry,
        );
      },
      write: async (tx, entries) => {
        const asked = namesOf(entries).map((company) => ({ company }));
        const ids = await companyIdsOf(tx, names, asked, importId);
        const related = ids.slice(entries.length);
        const sections = await sectionsOf(tx, entries, ids);
        const rows = entries.map((entry, at): ProfileRow => {
          const companyId = ids[at] ?? 0;
          const importKey = importKeyOf([companyId, ...identityOf(entry)]);
          if (entry.part === 'relations') return { ...entry, ...keysOfRelation(companyId, related.shift() ?? 0) };
          if (entry.part !== 'sections') return { ...entry, importKey, companyId };
          return { part: 'sections', importKey, companyId, section: sections[at] ?? null, content: contentOf(entry) };
        });
        const store = async (part: ProfileEntry['part'], some: readonly ProfileRow[]) => {
          if (some.length === 0) return [];
          if (!isRepeat) await storeStatedValues(tx, layeredEntries[part], some.map(givenOf[part]), importId);
          return tx.query(writeProfileEntries[part], JSON.stringify(some), !isRepeat, importId);
        };
        const changed: { readonly is_new: boolean }[] = [];
        for (const part of ['sections', 'videos', 'offices', 'relations'] as const)
          changed.push(
            ...(await store(
              part,
              rows.filter((row) => row.part === part),
            )),
          );
        await store('relations', rows.flatMap(oppositeOf));
        const pictured = rows.flatMap(({ importKey }, at) => {
          const entry = entries[at];
          return entry?.part === 'sections' && entry.picture !== null ? [{ importKey, picture: entry.picture }] : [];
        });
        await markSectionPicturesUsed(tx, run, pictured);
        return writtenOf(changed);
      },
    };
  },
});

function namesOf(entries: readonly ProfileEntry[]): readonly string[] {
  return [
    ...entries.map(({ company }) => company),
    ...entries.flatMap((entry) => (entry.part === 'relations' ? [entry.related] : [])),
  ];
}

function identityOf(entry: ProfileEntry): readonly (string | null)[] {
  switch (entry.part) {
    case 'sections':
      return [
        entry.part,
        entry.section,
        nameKeyOf(entry.heading),
        entry.title === null ? null : nameKeyOf(entry.title),
      ];
    case 'videos':
      return [entry.part, entry.url];
    case 'offices':
      return [entry.part, entry.slug];
    case 'relations':
      return [entry.part, entry.related];
  }
}

function keysOfRelation(companyId: number, relatedId: number) {
  return { companyId, relatedId, importKey: importKeyOf([companyId, 'relations', relatedId]) };
}

function oppositeOf(row: ProfileRow): readonly ProfileRow[] {
  if (row.part !== 'relations') return [];
  return [{ ...row, kind: OPPOSITES[row.kind], ...keysOfRelation(row.relatedId, row.companyId) }];
}

function contentOf({ heading, title, text, url, month, picture: image }: SectionEntry): StoredSection {
  const own = heading === '' ? {} : { title: heading };
  if (title === null) return { ...own, paragraphs: (text ?? '').split(/\n+/) };
  const told = Object.entries({ text, image, url, month }).filter(([, value]) => value !== null);
  return { ...own, items: [{ title, ...Object.fromEntries(told) }] };
}

async function sectionsOf(
  database: Database,
  entries: readonly ProfileEntry[],
  companyIds: readonly (number | null)[],
): Promise<readonly (string | null)[]> {
  const stored = await database.query(
    customSections,
    companyIds.flatMap((id, at) => (id !== null && isOwn(entries[at]) ? [id] : [])),
  );
  const keyOf = (company: number | string, name: string) => `${company} ${name}`;
  const numbers = new Map(stored.map((row) => [keyOf(row.company_id, nameKeyOf(row.heading)), row.section]));
  const taken = new Set(stored.map((row) => keyOf(row.company_id, row.section)));
  return entries.map((entry, at) => {
    if (entry.part !== 'sections') return '';
    if (entry.section !== null) return entry.section;
    const company = companyIds[at] ?? companyKeyOf(entry.company);
    const heading = keyOf(company, nameKeyOf(entry.heading));
    const section = numbers.get(heading) ?? CUSTOM_SECTIONS.find((one) => !taken.has(keyOf(company, one))) ?? null;
    if (section !== null) {
      numbers.set(heading, section);
      taken.add(keyOf(company, section));
    }
    return section;
  });
}

function isOwn(entry: ProfileEntry | undefined): boolean {
  return entry?.part === 'sections' && entry.section === null;
}
