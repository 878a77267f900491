import type { SearchSection } from './search-address';
import { SEARCH_SECTIONS } from './search-address';

export interface SearchIntent {
  readonly name: string;
  readonly section: SearchSection | null;
}

/** Words that name a section. Words that end company names (Pay, Questions) are left out. */
const WORDS: Readonly<Record<SearchSection, readonly string[]>> = {
  salaries: [
    'salary',
    'salaries',
    'ctc',
    'package',
    'packages',
    'compensation',
    'pay scale',
    'in-hand salary',
    'वेतन',
    'सैलरी',
  ],
  interviews: ['interview', 'interviews', 'interview question', 'interview questions', 'interview experience', 'इंटरव्यू'],
  reviews: ['review', 'reviews', 'rating', 'ratings', 'work culture', 'pros and cons', 'what is bad', 'what is good'],
  jobs: ['job', 'jobs', 'job opening', 'job openings', 'openings', 'vacancy', 'vacancies', 'hiring', 'नौकरी'],
  benefits: ['benefits', 'perks'],
  photos: ['photos', 'office photos'],
};

/** Words that also ask for a section in the middle of a text without "in" or "at". Names rarely have them there. */
const IN_THE_MIDDLE: readonly string[] = ['salary', 'salaries', 'ctc', 'interview questions'];

interface Asking {
  readonly section: SearchSection;
  readonly words: string;
}

/** Phrases, longest first: "interview questions" before "questions". */
const ASKING: readonly Asking[] = SEARCH_SECTIONS.flatMap((section) =>
  WORDS[section].map((words) => ({ section, words })),
).toSorted((one, other) => other.words.length - one.words.length);

/** Parses "product manager salary" or "interview questions at Vaayuna". Section words alone are a name. */
export function searchIntent(typed: string): SearchIntent {
  const text = typed.trim();
  for (const { section, words } of ASKING) {
    const name = nameBefore(text, words) ?? nameAfter(text, words) ?? nameAround(text, words);
    if (name !== null) return { name, section };
  }
  return { name: text, section: null };
}

function nameBefore(text: string, words: string): string | null {
  if (!text.toLowerCase().endsWith(` ${words}`)) return null;
  return text.slice(0, -words.length).trim();
}

/** Parses "tester salary in pune" and "tester salary pune", where the words are between a name and a place. */
function nameAround(text: string, words: string): string | null {
  const low = text.toLowerCase();
  const ends = [' in ', ' at ', ...(IN_THE_MIDDLE.includes(words) ? [' '] : [])];
  const between = ends.map((word) => ` ${words}${word}`).find((part) => low.includes(part));
  if (between === undefined) return null;
  const start = low.indexOf(between);
  return text.slice(0, start) + text.slice(start + words.length + 1);
}

function nameAfter(text: string, words: string): string | null {
  const low = text.toLowerCase();
  const between = [' of ', ' at ', ' in ', ' for ', ' about '].find((word) => low.startsWith(`${words}${word}`));
  return between === undefined ? null : text.slice(words.length + between.length).trim() || null;
}
