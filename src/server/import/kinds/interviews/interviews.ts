import { randomUUID } from 'node:crypto';
import type { InterviewSource } from '@/contract/generated/interviews';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { INTERVIEW_SOURCE_NAMES } from '@/core/research/contribute/interview-source-names.rules';
import { questionSlugOf } from '@/core/research/interviews/question-name.rules';
import { layeredInterviews } from '@/server/import/layers/layered-tables.queries';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { companyInFileName } from '@/server/import/names/company-in-file-name';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { JobProfiles, titleIn } from '@/server/import/names/job-profiles';
import { Places } from '@/server/import/names/places';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { COMPANY_TABLES, companyIdsOf, companyScopedKeys } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import type { ImportedQuestion } from './asked-in';
import { importedQuestionsIn } from './asked-in';
import { interviewColumns, readDuration } from './interview-columns';
import { addQuestions, linkInterviewQuestions, writeInterviews } from './interviews.queries';

interface InterviewEntry {
  readonly company: string;
  readonly title: string;
  readonly place: number;
  readonly month: string;
  readonly isDated: boolean;
  readonly difficulty: number;
  readonly outcome: string;
  readonly fair: string;
  readonly days: number;
  readonly applied: string;
  readonly story: string;
  readonly questions: readonly ImportedQuestion[];
  readonly key: string;
}

const MAX_APPLIED_LENGTH = 60;
const APPLIED =
  /\b(?:applied|was recruited|was approached|got (?:the )?referr\w*)\b[^.]*?(?=\.|\s*(?:the process|it took|i interviewed)|$)/i;

/** The maximum words of a source such as "Campus Placement" alone. */
const MAX_WORDS_OF_SOURCE = 4;
const SOURCES: readonly (readonly [InterviewSource, RegExp])[] = [
  ['campus', /\bcampus\b|\bcollege\b/i],
  ['referral', /\breferr?(?:al|ed)\b/i],
  ['walkIn', /\bwalk[\s-]?in\b/i],
  ['recruiter', /\brecruit|\bconsultan|\bhead ?hunt/i],
  ['companySite', /\b(?:company|career)s?(?:['’]s)? (?:web ?)?(?:site|page|portal)\b/i],
  ['jobSite', /\bjob (?:portal|site|board)\b|\bnaukri\b|\blinked ?in\b|\bindeed\b|\bmonster\b/i],
];

export const interviews = defineImportKind<typeof interviewColumns, InterviewEntry>({
  name: 'interviews',
  about: 'reports of interviews with the questions that were asked',
  columns: interviewColumns,
  isOfOpinions: true,
  datedBy: 'date',
  telling: ['outcome', 'difficulty', 'feeling', 'application', 'story', 'questions'],
  tables: ['research.interviews', 'research.interview_questions', 'research.interview_asked', ...COMPANY_TABLES],
  oneOf: [['story', 'questions']],
  assume: (_rows, file): Readonly<Record<string, string>> => {
    const company = companyInFileName(file);
    return company === null ? {} : { company };
  },
  settle: ({ database, authorship, now, showLeft }) => refreshCards({ database, authorship, now: () => now }, showLeft),
  open: async (database, { now, isRepeat, importId, map }) => {
    const places = await Places.load(database);
    const titles = await JobProfiles.load(database);
    const names = new CompanyNames();
    const today = monthInIndia(now);
    return {
      prepare: (row, leaveOut) => {
        const company = row.company ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        const story = row.story ?? '';
        const questions = importedQuestionsIn(row.questions ?? '');
        if (story === '' && questions.length === 0)
          return new RefusedRow('tells neither how it went nor what was asked', ['story', 'questions']);
        if (row.date === null && 'date' in map.columns)
          return new RefusedRow('has no readable day (--column date=… --set date=2024-05 sets one for such rows)', [
            'date',
          ]);
        const month = row.date?.slice(0, 7) ?? today;
        if (month > today) return new RefusedRow('is dated in the future', ['date']);
        const title = row.jobProfile === null ? null : titleIn(row.jobProfile);
        if (row.jobProfile !== null && title === null) leaveOut('jobProfile', 'is not a job title');
        const [city] = row.location === null ? [] : places.read(row.location).cities;
        if (row.location !== null && city === undefined) leaveOut('location', 'names no known city');
        if (row.questions !== null && questions.length === 0) leaveOut('questions', 'asks nothing');
        if (row.feeling === 'neutral') leaveOut('feeling', 'is neither good nor bad');
        const days = row.days ?? daysIn(row.application ?? '');
        const applied = appliedIn(row.application ?? '');
        if (row.application !== null && applied === '' && (days === -1 || row.days !== null))
          leaveOut('application', 'says neither how they applied nor how long it took');
        return {
          company,
          title: title === null ? '' : titles.nameOf(title),
          place: city?.id ?? 0,
          month: `${month}-01`,
          isDated: row.date !== null,
          difficulty: row.difficulty ?? 0,
          outcome: row.outcome ?? '',
          fair: typeof row.feeling === 'boolean' ? String(row.feeling) : '',
          days,
          applied,
          story,
          questions,
          key: importKeyOf(Object.entries({ ...row, company: null })),
        };
      },
      identify: (asked, entries) => companyScopedKeys(asked, names, entries, ({ key }) => key),
      write: async (tx, entries) => {
        const companyIds = await companyIdsOf(tx, names, entries, importId);
        const titled = entries.filter(({ title }) => title !== '');
        const ids = await titles.ids(
          tx,
          titled.map(({ title }) => title),
          importId,
        );
        const roles = new Map(titled.map((entry, place) => [entry, ids[place] ?? 0]));
        const keys = entries.map(({ key }, place) => importKeyOf([companyIds[place], key]));
        if (!isRepeat)
          await storeStatedValues(
            tx,
            layeredInterviews,
            entries.map((entry, place) => ({ key: keys[place] ?? '', given: () => givenOf(entry, roles.get(entry)) })),
            importId,
          );
        const written = await tx.query(writeInterviews, {
          id: entries.map(() => randomUUID()),
          key: keys,
          company: companyIds,
          job_profile: entries.map((entry) => roles.get(entry) ?? 0),
          place: entries.map(({ place }) => place),
          month: entries.map(({ month }) => month),
          difficulty: entries.map(({ difficulty }) => difficulty),
          outcome: entries.map(({ outcome }) => outcome),
          fair: entries.map(({ fair }) => fair),
          days: entries.map(({ days }) => days),
          applied: entries.map(({ applied }) => applied),
          story: entries.map(({ story }) => story),
          is_dated: entries.map(({ isDated }) => isDated),
          changes: !isRepeat,
          import_id: importId,
        });
        const asked = entries.flatMap((entry, place) =>
          entry.questions.map((question) => ({
            ...question,
            interview: keys[place] ?? '',
            company: companyIds[place] ?? 0,
            role: roles.get(entry) ?? 0,
          })),
        );
        // The first of two spellings wins; a Map would keep the last.
        const unique = [...new Map(asked.toReversed().map((one) => [`${one.company} ${one.key}`, one])).values()];
        await tx.query(
          addQuestions,
          unique.map(() => randomUUID()),
          unique.map(({ text }) => questionSlugOf(text)),
          unique.map(({ key }) => key),
          unique.map(({ text }) => text),
          unique.map(({ company }) => company),
          unique.map(({ role }) => role),
          importId,
        );
        await tx.query(
          linkInterviewQuestions,
          asked.map(({ interview }) => interview),
          asked.map(({ key }) => key),
        );
        return writtenOf(written);
      },
    };
  },
});

function givenOf(entry: InterviewEntry, role: number | undefined): Readonly<Record<string, unknown>> {
  const { isDated, month, place, difficulty, outcome, fair, days, applied } = entry;
  return {
    ...(isDated ? { month } : {}),
    ...(role === undefined ? {} : { job_profile_id: role }),
    ...(place === 0 ? {} : { location_id: place }),
    ...(difficulty === 0 ? {} : { difficulty }),
    ...(outcome === '' ? {} : { outcome }),
    ...(fair === '' ? {} : { is_fair: fair === 'true' }),
    ...(days === -1 ? {} : { days }),
    ...(applied === '' ? {} : { applied_through: applied }),
  };
}

/** Reads the source: "I applied online. The process took 2 weeks." is "applied online". */
function appliedIn(text: string): string {
  const found = APPLIED.exec(text)?.[0]?.trim() ?? '';
  if (found !== '') return found.length > MAX_APPLIED_LENGTH ? '' : found.toLowerCase();
  if (text.split(/\s+/).length > MAX_WORDS_OF_SOURCE) return '';
  const [source] = SOURCES.find(([, words]) => words.test(text)) ?? [];
  return source === undefined ? '' : INTERVIEW_SOURCE_NAMES[source];
}

/** Reads days: "I applied online. The process took 2 weeks." is 14. Returns -1 if not stated. */
function daysIn(text: string): number {
  const days = readDuration(text);
  return typeof days === 'number' ? days : -1;
}
