import type { SearchSection } from './search-address';
import { SEARCH_SECTIONS } from './search-address';

/** A typed text: the name in it, and the section that its other words ask for; null for none. */
export interface SearchIntent {
  readonly name: string;
  readonly section: SearchSection | null;
}

/** The words that ask for a section. A word that ends the names of companies (Pay, Questions) is not among them. */
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

interface Asking {
  readonly section: SearchSection;
  readonly words: string;
}

/** The longest first: "interview questions" is no "questions" of an interview. */
const ASKING: readonly Asking[] = SEARCH_SECTIONS.flatMap((section) =>
  WORDS[section].map((words) => ({ section, words })),
).toSorted((one, other) => other.words.length - one.words.length);

/** Returns what a text asks for: "product manager salary", "interview questions at Vaayuna". Words of a section alone are a name. */
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

/** "tester salary in pune": the words stand between a name and a place. */
function nameAround(text: string, words: string): string | null {
  const low = text.toLowerCase();
  const between = [' in ', ' at '].map((word) => ` ${words}${word}`).find((part) => low.includes(part));
  if (between === undefined) return null;
  const start = low.indexOf(between);
  return text.slice(0, start) + text.slice(start + words.length + 1);
}

function nameAfter(text: string, words: string): string | null {
  const low = text.toLowerCase();
  const between = [' of ', ' at ', ' in ', ' for ', ' about '].find((word) => low.startsWith(`${words}${word}`));
  return between === undefined ? null : text.slice(words.length + between.length).trim() || null;
}
