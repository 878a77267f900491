export interface OddFile {
  readonly name: string;
  readonly kind: string;
  readonly content: string | Uint8Array;
  /** Rows in the order of `factsOf[kind]`; '' for missing facts. */
  readonly rows: readonly (readonly string[])[];
  /** The answer to the one question that stops the file. */
  readonly answer?: readonly string[];
  /** If true, the file may be refused, but must not store anything false. */
  readonly mayStop?: true;
}

const WORDS =
  'amber basil cedar dahlia elm fennel ginger hazel indigo jasmine kumquat lilac maple nutmeg olive poppy quince rowan saffron thyme umber violet walnut yarrow'.split(
    ' ',
  );
export const CITIES = ['Pune', 'Surat', 'Kochi', 'Bengaluru'];
export const TITLES = ['Software Engineer', 'Data Analyst', 'Accountant', 'Team Lead'];
const WORKS = ['Kilns', 'Foundry', 'Orchards', 'Quarries'];

export const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';
export const times = <T>(count: number, of: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => of(place));
export const two = (value: number): string => String(value).padStart(2, '0');
export const firm = (first: string) => (n: number) => `${first} ${at(WORKS, n)}`;
export const word = (n: number): string => at(WORDS, n);
export const like = (n: number): string => `The ${word(n)} room is calm and the tea is fine`;
export const dislike = (n: number): string => `The bus to the ${word(n)} gate comes late`;
export const day = (n: number): string => `2024-${two(1 + (n % 12))}-${two(3 + n)}`;
export const dayFirst = (n: number): string => `${two(3 + n)}/${two(1 + (n % 12))}/2024`;
export const stars = (n: number): string => String(1 + ((n * 7) % 5));

const cell = (value: string, delimiter: string): string =>
  value.includes(delimiter) || /["\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
export const table = (headers: string, lines: readonly (readonly string[])[], delimiter = ','): string =>
  [
    headers.replaceAll(',', delimiter),
    ...lines.map((line) => line.map((one) => cell(one, delimiter)).join(delimiter)),
    '',
  ].join('\n');

interface Review {
  readonly company: string;
  readonly day: string;
  readonly rating: string;
  readonly balance?: string;
  readonly likes?: string;
  readonly dislikes?: string;
  readonly title?: string;
  readonly job?: string;
  readonly city?: string;
  readonly stays?: string;
}
export const review = ({
  company,
  day: on,
  rating,
  balance = '',
  likes = '',
  dislikes = '',
  title = '',
  job = '',
  city = '',
  stays = '',
}: Review) => [company, on, rating, balance, likes, dislikes, title, job, city, stays];
export const plainReviews = (first: string, count: number) =>
  times(count, (n) =>
    review({ company: firm(first)(n), day: day(n), rating: stars(n), likes: like(n), dislikes: dislike(n) }),
  );
