import type { EmploymentType } from '@/contract/generated/review';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { topicsOf } from '@/core/research/reviews/review-topic-words.rules';
import type { ImportedRow } from '@/server/import/columns/column';
import { layeredReviews } from '@/server/import/layers/layered-tables.queries';
import { statedValuesOf } from '@/server/import/layers/stated-values-of';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { CatalogList } from '@/server/import/names/catalog-list';
import { companyInFileName } from '@/server/import/names/company-in-file-name';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { Departments } from '@/server/import/names/departments';
import { Places } from '@/server/import/names/places';
import { expandedTitle } from '@/server/import/names/title-words';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { COMPANY_TABLES, companyScopedKeys, entriesWithCompanyKeys } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import { reviewColumns } from './review-columns';
import { employmentOf, readEmploymentPeriod, roleAfterEmploymentStatus, splitRoleAndStatus } from './review-words';
import { dropEmptyCounts, writeReviews } from './reviews.queries';

const MIN_LIKED = 3;
/** Noon in India, the same day in almost every time zone. */
const NOON = 'T06:30:00Z';

interface ReviewEntry extends Readonly<Partial<Record<(typeof REVIEW_ASPECTS)[number], number | null>>> {
  readonly key: string;
  /** True if the file has an id for the review. */
  readonly hasId: boolean;
  readonly company: string;
  readonly rating: number;
  readonly createdAt: string;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
  readonly department_id: number | null;
  readonly job_profile_id: number | null;
  readonly location_id: number | null;
  readonly employment: EmploymentType | null;
  readonly is_current: boolean | null;
  readonly years: number | null;
  readonly helpful: number | null;
}

/** Imports reviews of companies. Equal ids mean the same review. Without ids, only identical rows are the same. */
export const reviews = defineImportKind<typeof reviewColumns, ReviewEntry>({
  name: 'reviews',
  about: 'reviews of companies by people who work there',
  columns: reviewColumns,
  isOfOpinions: true,
  telling: [
    'likes',
    'dislikes',
    'text',
    'balance',
    'culture',
    'security',
    'promotions',
    'skills',
    'satisfaction',
    'pay',
  ],
  tables: ['research.reviews', 'research.review_counts', 'research.review_ratings', ...COMPANY_TABLES],
  assume: (_rows, file): Readonly<Record<string, string>> => {
    const company = companyInFileName(file);
    return company === null ? {} : { company };
  },
  settle: async ({ database, authorship, now, showLeft }) => {
    await refreshCards({ database, authorship, now: () => now }, showLeft);
    await database.transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      await tx.query(dropEmptyCounts);
    });
  },
  open: async (database, { now, isRepeat, importId }) => {
    const places = await Places.load(database);
    const profiles = await CatalogList.load(database, 'job_profiles');
    const departments = await Departments.load(database);
    const names = new CompanyNames();
    const today = dayInIndia(now);
    return {
      prepare: (row, leaveOut) => {
        const company = plainName(row.company ?? '');
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        if (row.date === null || row.rating === null)
          return new RefusedRow('has no day or no rating', ['rating', 'date']);
        if (row.date > today) return new RefusedRow('is of a day to come', ['date']);
        const { title, location, department } = row;
        const { likes, dislikes } = opinionsOf(row);
        if (row.text !== null && row.text !== likes && row.text !== dislikes)
          leaveOut('text', 'is not needed, because the row has likes and dislikes');
        const { standing, role } = splitRoleAndStatus(row.jobProfile);
        const jobProfile = role ?? roleAfterEmploymentStatus(row.status ?? '');
        const city = location === null ? null : (places.read(location).cities[0]?.id ?? null);
        if (location !== null && city === null) leaveOut('location', 'names no known city');
        const stay = readEmploymentPeriod(row.status ?? standing);
        if (
          row.status !== null &&
          stay.isCurrent === null &&
          stay.years === null &&
          stay.employment === null &&
          role !== null
        )
          leaveOut('status', 'does not say whether the author works there');
        const departmentId = department === null ? null : departments.find(department);
        if (department !== null && departmentId === null) leaveOut('department', 'is not a department of the list');
        const profile =
          jobProfile === null ? null : (profiles.find(jobProfile) ?? profiles.findLike(expandedTitle(jobProfile)));
        if (row.jobProfile !== null && profile === null) leaveOut('jobProfile', 'is not a job title of the list');
        const told = row.employment === null ? null : employmentOf(row.employment);
        return {
          hasId: row.id !== null,
          key: row.id ?? importKeyOf(Object.entries({ ...row, company: null, helpful: null })),
          company,
          rating: row.rating,
          ...Object.fromEntries(REVIEW_ASPECTS.map((aspect) => [aspect, row[aspect]])),
          createdAt: `${row.date}${NOON}`,
          title,
          likes,
          dislikes,
          liked: topicsOf(likes),
          disliked: topicsOf(dislikes),
          department_id: departmentId,
          job_profile_id: profile?.id ?? null,
          location_id: city,
          employment: told ?? stay.employment,
          is_current: stay.isCurrent,
          years: stay.years,
          helpful: row.helpful,
        };
      },
      identify: async (asked, entries) => {
        const things = await companyScopedKeys(asked, names, entries, ({ key }) => key);
        return entries.map(({ hasId, likes, dislikes }, place) => {
          const thing = things[place] ?? '';
          return hasId ? { thing, row: importKeyOf([thing, likes, dislikes]) } : thing;
        });
      },
      write: async (tx, entries) => {
        const keyed = await entriesWithCompanyKeys(tx, names, entries, importId);
        // Sorts by company, because cards are written company by company.
        const rows = joinedRows(keyed).toSorted((one, other) => one.companyId - other.companyId);
        if (!isRepeat) await storeStatedValues(tx, layeredReviews, rows.map(givenOf), importId);
        return writtenOf(await tx.query(writeReviews, JSON.stringify(rows), !isRepeat, importId));
      },
    };
  },
});

const givenOf = statedValuesOf(layeredReviews.columns);

function joinedRows<Row extends ReviewEntry & { readonly importKey: string }>(rows: readonly Row[]): readonly Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const before = byKey.get(row.importKey);
    if (before === undefined) byKey.set(row.importKey, row);
    else {
      const [likes, dislikes] = [joinedTexts(before.likes, row.likes), joinedTexts(before.dislikes, row.dislikes)];
      byKey.set(row.importKey, { ...before, likes, dislikes, liked: topicsOf(likes), disliked: topicsOf(dislikes) });
    }
  }
  return [...byKey.values()];
}

function joinedTexts(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one.includes(other) ? one : `${one}\n\n${other}`;
}

/** Returns pros and cons. Undivided text is one of them, depending on the rating. */
function opinionsOf({ likes, dislikes, text, rating }: ImportedRow<typeof reviewColumns>) {
  if (likes !== null || dislikes !== null) return { likes, dislikes };
  return (rating ?? 0) >= MIN_LIKED ? { likes: text, dislikes } : { likes, dislikes: text };
}

/** Converts a slug ("AFH-Wealth-Management") to a name. */
function plainName(name: string): string {
  return /\s/.test(name) ? name : name.replaceAll('-', ' ');
}
