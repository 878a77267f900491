import { randomUUID } from 'node:crypto';
import { questionKeyOf, questionSlugOf } from '@/core/research/interviews/question-name.rules';
import { column, lineColumn } from '@/server/import/columns/column';
import { readCount } from '@/server/import/columns/read-number';
import { opinion, role } from '@/server/import/columns/shapes';
import { layeredQuestions } from '@/server/import/layers/layered-tables.queries';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { companyInFileName } from '@/server/import/names/company-in-file-name';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { JobProfiles, titleIn } from '@/server/import/names/job-profiles';
import { COMPANY_TABLES, companyIdsOf, companyScopedKeys } from '../companies/company-ids';
import { companyColumn } from '../company-column';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import { readLink } from '../jobs/job-words';
import headings from './headings.json';
import { existingQuestions, writeQuestions } from './questions.queries';

const MIN_LENGTH = 8;
/** Minimum length: "Two Sum", the name of a well-known problem, is a question. */
const MIN_LENGTH_OF_TITLE = 3;
const TITLE_HEADER = /title|problem|name/i;
const MAX_LENGTH = 300;

const columns = {
  question: lineColumn({
    about: 'the question that was asked',
    guesses: headings.question,
    isRequired: true,
    shape: opinion,
    maxLength: MAX_LENGTH,
  }),
  company: companyColumn({
    about: "the company's name; a file of one company has it in its name",
    guesses: headings.company,
  }),
  jobProfile: lineColumn({
    about: 'the job title',
    guesses: headings.jobProfile,
    shape: role,
  }),
  times: column({
    about: 'how often it was asked',
    guesses: headings.times,
    read: readCount,
  }),
  link: column({
    about: 'an address at which it stands',
    guesses: headings.link,
    read: readLink,
  }),
} as const;

interface QuestionEntry {
  readonly company: string;
  readonly text: string;
  readonly textKey: string;
  readonly title: string;
  readonly listed: number | null;
  readonly link: string | null;
}

/** Imports interview questions, one per company and wording. */
export const questions = defineImportKind<typeof columns, QuestionEntry>({
  name: 'questions',
  about: 'lists of questions that companies ask in interviews',
  columns,
  isOfThings: true,
  telling: ['question', 'times', 'link'],
  tables: ['research.interview_questions', ...COMPANY_TABLES],
  assume: (_rows, file): Readonly<Record<string, string>> => {
    const company = companyInFileName(file);
    return company === null ? {} : { company };
  },
  open: async (database, { isRepeat, importId, map }) => {
    const minLength = TITLE_HEADER.test(map.columns.question ?? '') ? MIN_LENGTH_OF_TITLE : MIN_LENGTH;
    const titles = await JobProfiles.load(database);
    const names = new CompanyNames();
    return {
      prepare: (row, leaveOut) => {
        const company = row.company ?? '';
        const text = row.question ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        if (text.length < minLength) return new RefusedRow(`"${text}" is too short for a question`, ['question']);
        const title = row.jobProfile === null ? null : titleIn(row.jobProfile);
        if (row.jobProfile !== null && title === null) leaveOut('jobProfile', 'is not a job title');
        return {
          company,
          text,
          textKey: questionKeyOf(text),
          title: title === null ? '' : titles.nameOf(title),
          listed: row.times,
          link: row.link,
        };
      },
      identify: (asked, entries) => companyScopedKeys(asked, names, entries, ({ textKey }) => textKey),
      write: async (tx, entries) => {
        const companyIds = await companyIdsOf(tx, names, entries, importId);
        const titled = entries.filter(({ title }) => title !== '');
        const titleIds = await titles.ids(
          tx,
          titled.map(({ title }) => title),
          importId,
        );
        const roles = new Map(titled.map((entry, place) => [entry, titleIds[place] ?? null]));
        const found = await tx.query(
          existingQuestions,
          [...companyIds],
          entries.map(({ textKey }) => textKey),
        );
        const ids = new Map(found.map(({ id, company_id, key }) => [`${company_id} ${key}`, id]));
        const rows = entries.map((entry, place) => ({
          key: ids.get(`${companyIds[place]} ${entry.textKey}`) ?? randomUUID(),
          slug: questionSlugOf(entry.text),
          textKey: entry.textKey,
          text: entry.text,
          companyId: companyIds[place] ?? 0,
          job_profile_id: roles.get(entry) ?? null,
          listed: entry.listed,
          source_url: entry.link,
        }));
        const given = rows.map(({ key, job_profile_id, listed, source_url }) => ({
          key,
          given: () => ({
            ...(job_profile_id === null ? {} : { job_profile_id }),
            ...(listed === null ? {} : { listed }),
            ...(source_url === null ? {} : { source_url }),
          }),
        }));
        if (!isRepeat) await storeStatedValues(tx, layeredQuestions, given, importId);
        return writtenOf(await tx.query(writeQuestions, JSON.stringify(rows), !isRepeat, importId));
      },
    };
  },
});
