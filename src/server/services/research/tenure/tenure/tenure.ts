import type { TenureFigure } from '@/contract/generated/tenure';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { familyName } from '@/core/research/cards/title-family.rules';
import {
  MAIN_TENURE_FACTS,
  MAX_LISTED_COMPANIES,
  NO_TENURE_ANSWERS,
  TENURE_QUESTIONS,
} from '@/core/research/tenure/tenure.rules';
import type { TenureGrouping } from '@/core/research/tenure/tenure-scopes.rules';
import type { TenureHandlers } from '@/server/contract/generated/tenure';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { withAnswer } from '@/server/platform/employer-answers/shown-answer.presenter';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { OwnContributions } from '@/server/platform/personal/own-contributions';
import type { RowOf } from '@/server/platform/sql-types';
import { requireCompany } from '@/server/services/research/review/reviews/company-of-address';
import { companiesByName, figuresOfCompanies, lastTenureSnapshot, ownTenures } from './tenure.queries';

export interface TenureDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

type FigureRow = RowOf<typeof figuresOfCompanies.columns>;

export function createTenure({
  database,
  authorship,
}: TenureDeps): Pick<TenureHandlers, 'getTenureFigures' | 'listTenureFacts' | 'listOwnTenure'> {
  const index = new OwnIdIndex(database, authorship);
  return {
    async getTenureFigures({ query: { company } }) {
      const { id } = await requireCompany(database, company);
      const [rows, [last]] = await Promise.all([
        database.query(figuresOfCompanies, [id], null),
        database.query(lastTenureSnapshot),
      ]);
      return {
        status: 200,
        body: {
          figures: figuresIn(rows.filter(({ grouping }) => grouping === 'company')),
          roles: groupsIn(rows, 'role').map((group) => ({ ...group, name: familyName(group.name) })),
          departments: groupsIn(rows, 'department'),
          cities: groupsIn(rows, 'city'),
          asOf: last?.taken_on ?? null,
        },
      };
    },

    async listTenureFacts({ query: { companies } }) {
      const names = listedOptions(companies.toLowerCase()).slice(0, MAX_LISTED_COMPANIES);
      const known = new Map((await database.query(companiesByName, names)).map(({ name, id }) => [name, id]));
      const rows = await database.query(figuresOfCompanies, [...known.values()], [...MAIN_TENURE_FACTS]);
      const body = names.flatMap((urlName) => {
        const id = known.get(urlName);
        return id === undefined ? [] : [{ urlName, figures: figuresIn(rows.filter((row) => row.company_id === id)) }];
      });
      return { status: 200, body };
    },

    async listOwnTenure({ viewer, query: { company } }) {
      const { id } = await requireCompany(database, company);
      const ids = await new OwnContributions(index, viewer.personaRef).of('tenures');
      const rows = await database.query(ownTenures, ids, id);
      const body = rows.map((row) => ({
        reportId: row.id,
        joined: row.joined,
        left: row.ended,
        jobProfile: row.job_profile,
        departmentId: row.department_id,
        city: row.city,
        answers: { ...NO_TENURE_ANSWERS, ...row.answers },
      }));
      return { status: 200, body };
    },
  };
}

function groupsIn(rows: readonly FigureRow[], grouping: TenureGrouping) {
  const of = rows.filter((row) => row.grouping === grouping);
  const names = [...new Set(of.flatMap(({ group_name }) => group_name ?? []))];
  return names.map((name) => ({
    name,
    figures: figuresIn(of.filter(({ group_name }) => group_name === name)).map(({ question, count, usual }) => {
      return { question, count, usual };
    }),
  }));
}

function figuresIn(rows: readonly FigureRow[]): TenureFigure[] {
  return TENURE_QUESTIONS.flatMap((question) => {
    const row = rows.find((one) => one.question === question);
    if (row === undefined) return [];
    const { count, usual, at_least: atLeast, segments, newest, is_surge: isSurge, answer } = row;
    const shown = segments.map((segment) => ({ codes: [...segment.codes], count: segment.count }));
    return [
      { question, count, usual: [...usual], atLeast, segments: shown, newest, isSurge, ...withAnswer(answer, true) },
    ];
  });
}
