import type { OddFile } from './odd-file';
import {
  at,
  CITIES,
  day,
  dayFirst,
  dislike,
  firm,
  like,
  plainReviews,
  review,
  stars,
  TITLES,
  table,
  times,
  two,
  word,
} from './odd-file';

export const REVIEWS: readonly OddFile[] = [
  {
    name: 'rating of the page beside the own one',
    kind: 'reviews',
    content: table(
      'company,company_rating,date,user_stars,pros,cons',
      times(24, (n) => [firm('Aster')(n), n === 23 ? '4.4' : '4.1', day(n), stars(n), like(n), dislike(n)]),
    ),
    rows: plainReviews('Aster', 24),
  },
  {
    name: 'topics of the page beside the own ones',
    kind: 'reviews',
    content: table(
      'company,date,overall,company_balance,sub_balance,pros,cons',
      times(24, (n) => [
        firm('Begonia')(n),
        day(n),
        stars(n),
        n === 5 ? '2' : '4',
        String(1 + ((n * 3) % 5)),
        like(n),
        dislike(n),
      ]),
    ),
    rows: times(24, (n) =>
      review({
        company: firm('Begonia')(n),
        day: day(n),
        rating: stars(n),
        balance: String(1 + ((n * 3) % 5)),
        likes: like(n),
        dislikes: dislike(n),
      }),
    ),
  },
  {
    name: 'one record per company with a list of reviews',
    kind: 'reviews',
    content: JSON.stringify({
      pages: times(4, (c) => ({
        company: { name: firm('Camellia')(c) },
        reviews: times(5, (k) => {
          const n = c + 4 * k;
          return { score: Number(stars(n)), when: day(n), good: like(n), bad: dislike(n) };
        }),
      })),
    }),
    rows: plainReviews('Camellia', 20),
    mayStop: true,
  },
  {
    name: 'text beside short halves',
    kind: 'reviews',
    content: table(
      'company,date,rating,review,pros,cons',
      times(12, (n) => [
        firm('Daphne')(n),
        day(n),
        stars(n),
        `All in all the ${word(n)} years were what I had hoped for`,
        like(n),
        dislike(n),
      ]),
    ),
    rows: plainReviews('Daphne', 12),
  },
  {
    name: 'quotes after backslashes',
    kind: 'reviews',
    content: [
      '"company","date","rating","pros","cons"',
      ...times(
        12,
        (n) =>
          `"${firm('Erica')(n)}","${day(n)}","${stars(n)}","They say \\"come, ${word(n)}\\" and mean it","${dislike(n)}"`,
      ),
      '',
    ].join('\n'),
    rows: times(12, (n) =>
      review({
        company: firm('Erica')(n),
        day: day(n),
        rating: stars(n),
        likes: `They say "come, ${word(n)}" and mean it`,
        dislikes: dislike(n),
      }),
    ),
  },
  {
    name: 'number signs between the fields',
    kind: 'reviews',
    content: table(
      'company,date,rating,pros,cons',
      times(12, (n) => [firm('Freesia')(n), day(n), stars(n), `Open: ${like(n)}`, `From 9:30, ${dislike(n)}`]),
      '#',
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Freesia')(n),
        day: day(n),
        rating: stars(n),
        likes: `Open: ${like(n)}`,
        dislikes: `From 9:30, ${dislike(n)}`,
      }),
    ),
  },
  {
    name: 'halves in two rows of one id',
    kind: 'reviews',
    content: table(
      'review_id,company,date,rating,pros,cons',
      times(10, (n) => n).flatMap((n) => [
        [`q${n}`, firm('Gerbera')(n), day(n), stars(n), like(n), ''],
        [`q${n}`, firm('Gerbera')(n), day(n), stars(n), '', dislike(n)],
      ]),
    ),
    rows: plainReviews('Gerbera', 10),
  },
  {
    name: 'cells of HTML',
    kind: 'reviews',
    content: table(
      'company,date,rating,pros,cons',
      times(12, (n) => [firm('Heather')(n), day(n), stars(n), `<p>${like(n)}</p>`, `<p>${dislike(n)}</p>`]),
    ),
    rows: plainReviews('Heather', 12),
  },
  {
    name: 'Windows letters, semicolons and decimal commas',
    kind: 'reviews',
    content: Buffer.from(
      table(
        'Company,Date,Overall_rating,Likes,Dislikes',
        times(12, (n) => [firm('Iris')(n), dayFirst(n), `${stars(n)},0`, `Décor: ${like(n)}`, dislike(n)]),
        ';',
      ),
      'latin1',
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Iris')(n),
        day: day(n),
        rating: stars(n),
        likes: `Décor: ${like(n)}`,
        dislikes: dislike(n),
      }),
    ),
  },
  {
    name: 'UTF-16 with tabs',
    kind: 'reviews',
    content: Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(
        table(
          'company,date,rating,pros,cons',
          times(12, (n) => [firm('Jonquil')(n), day(n), stars(n), like(n), dislike(n)]),
          '\t',
        ),
        'utf16le',
      ),
    ]),
    rows: plainReviews('Jonquil', 12),
  },
  {
    name: 'a separator line, headers again and a total',
    kind: 'reviews',
    content: `sep=;\n${table(
      'company,date,rating,pros,cons',
      [
        ...times(6, (n) => [firm('Kalmia')(n), day(n), stars(n), like(n), dislike(n)]),
        ['company', 'date', 'rating', 'pros', 'cons'],
        ...times(6, (k) => k + 6).map((n) => [firm('Kalmia')(n), day(n), stars(n), like(n), dislike(n)]),
        ['Total', '', '36', '', ''],
      ],
      ';',
    )}`,
    rows: plainReviews('Kalmia', 12),
    answer: ['--column', 'rating=rating'],
  },
  {
    name: 'lupin_foundry_reviews',
    kind: 'reviews',
    content: table(
      'Title,Place,Date,Overall_rating,Work-Life Balance,Likes,Dislikes',
      times(12, (n) => [
        at(TITLES, n),
        at(CITIES, n),
        dayFirst(n),
        `${stars(n)}.0/5`,
        String(1 + ((n * 3) % 5)),
        like(n),
        dislike(n),
      ]),
    ),
    rows: times(12, (n) =>
      review({
        company: 'Lupin Foundry',
        day: day(n),
        rating: stars(n),
        balance: String(1 + ((n * 3) % 5)),
        likes: like(n),
        dislikes: dislike(n),
        job: at(TITLES, n),
        city: at(CITIES, n),
      }),
    ),
    answer: ['--set', 'company=Lupin Foundry'],
  },
  {
    name: 'standing and title in one cell',
    kind: 'reviews',
    content: table(
      'firm,review_date,author,rating,headline,pros,cons',
      times(12, (n) => [
        firm('Mallow')(n),
        day(n),
        `${n % 2 === 0 ? 'Current' : 'Former'} Employee - ${at(TITLES, n)}`,
        stars(n),
        `A place for the ${word(n)}`,
        like(n),
        dislike(n),
      ]),
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Mallow')(n),
        day: day(n),
        rating: stars(n),
        likes: like(n),
        dislikes: dislike(n),
        title: `A place for the ${word(n)}`,
        job: at(TITLES, n),
        stays: n % 2 === 0 ? 'true' : 'false',
      }),
    ),
  },
  {
    name: 'year and month in two columns',
    kind: 'reviews',
    content: JSON.stringify(
      times(12, (n) => ({
        company: firm('Nerine')(n),
        year: 2020 + (n % 4),
        month: 1 + (n % 12),
        day: 5,
        stars: Number(stars(n)),
        pros: like(n),
        cons: dislike(n),
      })),
    ),
    rows: times(12, (n) =>
      review({
        company: firm('Nerine')(n),
        day: `${2020 + (n % 4)}-${two(1 + (n % 12))}-01`,
        rating: stars(n),
        likes: like(n),
        dislikes: dislike(n),
      }),
    ),
  },
];
