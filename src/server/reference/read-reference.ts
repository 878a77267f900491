import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { projectFile } from '@/server/platform/project-folder';

export const REFERENCE_LISTS = [
  'industries',
  'departments',
  'job-profiles',
  'skills',
  'cities',
  'courses',
  'fields-of-study',
  'colleges',
] as const;

export type ReferenceList = (typeof REFERENCE_LISTS)[number];

export type ReferenceRow = Readonly<Record<string, string>>;

export interface Reference {
  /** SHA-256 of all files, in hexadecimal digits. */
  readonly hash: string;
  readonly lists: Readonly<Record<ReferenceList, readonly ReferenceRow[]>>;
}

export function readReference(): Reference {
  const hash = createHash('sha256');
  const textOf = (list: ReferenceList): string => {
    const text = readFileSync(projectFile('src', 'server', 'reference', 'data', `${list}.tsv`), 'utf8');
    hash.update(`${list}\0${text}\0`);
    return text;
  };
  const texts = {
    industries: textOf('industries'),
    departments: textOf('departments'),
    'job-profiles': textOf('job-profiles'),
    skills: textOf('skills'),
    cities: textOf('cities'),
    courses: textOf('courses'),
    'fields-of-study': textOf('fields-of-study'),
    colleges: textOf('colleges'),
  };
  return {
    hash: hash.digest('hex'),
    get lists() {
      return {
        industries: parseRows(texts.industries),
        departments: parseRows(texts.departments),
        'job-profiles': parseRows(texts['job-profiles']),
        skills: parseRows(texts.skills),
        cities: parseRows(texts.cities),
        courses: parseRows(texts.courses),
        'fields-of-study': parseRows(texts['fields-of-study']),
        colleges: parseRows(texts.colleges),
      };
    },
  };
}

function parseRows(text: string): readonly ReferenceRow[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}
