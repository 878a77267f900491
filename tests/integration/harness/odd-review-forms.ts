import type { OddFile } from './odd-file';
import { day, dislike, firm, like, plainReviews, review, stars, table, times, word } from './odd-file';

const plainTable = (first: string, delimiter = ',', count = 12): string =>
  table(
    'company,date,rating,pros,cons',
    times(count, (n) => [firm(first)(n), day(n), stars(n), like(n), dislike(n)]),
    delimiter,
  );
/** UTF-8 that was read as Windows-1252. */
const mangled = (text: string): string => Buffer.from(text).toString('latin1');

export const FORMS: readonly OddFile[] = [
  {
    name: 'a mark of the byte order before a quoted header',
    kind: 'reviews',
    content: `\uFEFF${plainTable('Orchid').replace('company', '"company"')}`,
    rows: plainReviews('Orchid', 12),
  },
  {
    name: 'a mark of the byte order on every line',
    kind: 'reviews',
    content: plainTable('Peony').replaceAll(/^(?=.)/gm, '\uFEFF'),
    rows: plainReviews('Peony', 12),
  },
  {
    name: 'carriage returns alone',
    kind: 'reviews',
    content: plainTable('Rose').replaceAll('\n', '\r'),
    rows: plainReviews('Rose', 12),
  },
  { name: 'pipes', kind: 'reviews', content: plainTable('Sage', '|'), rows: plainReviews('Sage', 12) },
  {
    name: 'rows of a title above the headers',
    kind: 'reviews',
    content: `Reviews of our members,,,,\nAs of November,,,,\n,,,,\n${plainTable('Tulip')}`,
    rows: plainReviews('Tulip', 12),
  },
  {
    name: 'merged cells',
    kind: 'reviews',
    content: table(
      'company,date,rating,pros,cons',
      times(12, (n) => [n % 2 === 0 ? firm('Viola')(n) : '', day(n), stars(n), like(n), dislike(n)]),
    ),
    rows: plainReviews('Viola', 12).filter((_row, n) => n % 2 === 0),
  },
  {
    name: 'Hindi and joined emoji',
    kind: 'reviews',
    content: table(
      'company,date,rating,pros,cons',
      times(12, (n) => ['नमस्ते टेक्नोलॉजीज़', day(n), stars(n), `चाय ${word(n)} अच्छी है 👩‍🔬`, dislike(n)]),
    ),
    rows: times(12, (n) =>
      review({
        company: 'नमस्ते टेक्नोलॉजीज़',
        day: day(n),
        rating: stars(n),
        likes: `चाय ${word(n)} अच्छी है 👩‍🔬`,
        dislikes: dislike(n),
      }),
    ),
  },
  {
    name: 'letters that were encoded twice',
    kind: 'reviews',
    content: table(
      'company,date,rating,pros,cons',
      times(12, (n) => [firm('Wisteria')(n), day(n), stars(n), mangled(`Café: ${like(n)}`), dislike(n)]),
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Wisteria')(n),
        day: day(n),
        rating: stars(n),
        likes: `Café: ${like(n)}`,
        dislikes: dislike(n),
      }),
    ),
  },
  {
    name: 'ratings of 0 where nobody rated',
    kind: 'reviews',
    content: table(
      'company,date,rating,work life balance,pros,cons',
      times(12, (n) => [
        firm('Yucca')(n),
        day(n),
        n % 6 === 5 ? '0' : stars(n),
        n % 2 === 0 ? '0.0' : '4',
        like(n),
        dislike(n),
      ]),
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Yucca')(n),
        day: day(n),
        rating: stars(n),
        balance: n % 2 === 0 ? '' : '4',
        likes: like(n),
        dislikes: dislike(n),
      }),
    ).filter((_row, n) => n % 6 !== 5),
  },
  {
    name: 'posts of another site',
    kind: 'reviews',
    content: table(
      'post_id,subreddit,author,title,selftext,score,num_comments,created_utc,permalink',
      times(10, (n) => [
        `t${n}a${n * 7}`,
        'looms',
        `user_${word(n)}`,
        `Is the ${word(n)} mill fine?`,
        like(n),
        String(n),
        String(n * 2),
        String(1_700_000_000 + n * 90_000),
        `/r/looms/${n}`,
      ]),
    ),
    rows: [],
    mayStop: true,
  },
];
