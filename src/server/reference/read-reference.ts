import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { projectFile } from '@/server/platform/project-folder';

/** The files of data/, each a list of the catalogue. */
export const REFERENCE_LISTS = [
  'industries',
  'departments',
  'job-profiles',
  'cities',
  'courses',
  'fields-of-study',
  'colleges',
] as const;

export type ReferenceList = (typeof REFERENCE_LISTS)[number];

/** A row by its columns; a column that a file lacks is empty. */
export type ReferenceRow = Readonly<Record<string, string>>;

export interface Reference {
  /** SHA-256 of all files, in hexadecimal digits. */
  readonly hash: string;
  readonly lists: Readonly<Record<ReferenceList, readonly ReferenceRow[]>>;
}

/** Reads the files. */
export function readReference(): Reference {
  const hash = createHash('sha256');
  const rowsOf = (list: ReferenceList): readonly ReferenceRow[] => {
    const text = readFileSync(projectFile('src', 'server', 'reference', 'data', `${list}.tsv`), 'utf8');
    hash.update(`${list}\0${text}\0`);
    return parseRows(text);
  };
  const lists = {
    industries: rowsOf('industries'),
    departments: rowsOf('departments'),
    'job-profiles': rowsOf('job-profiles'),
    cities: rowsOf('cities'),
    courses: rowsOf('courses'),
    'fields-of-study': rowsOf('fields-of-study'),
    colleges: rowsOf('colleges'),
  };
  return { hash: hash.digest('hex'), lists };
}

/** Returns the rows of a file: lines that begin with # are for readers, the first other line names the columns. */
function parseRows(text: string): readonly ReferenceRow[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}
