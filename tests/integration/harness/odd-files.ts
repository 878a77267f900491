/** A file as somebody may bring it, with what is true of its rows. */
export interface OddFile {
  readonly name: string;
  readonly kind: string;
  readonly content: string | Uint8Array;
  /** The rows that are true, each with its facts in the order of `factsOf[kind]`; '' for what nobody says. */
  readonly rows: readonly (readonly string[])[];
  /** The answer to the one question that stops the file. */
  readonly answer?: readonly string[];
  /** True if the file cannot be read after one question: it only has to store nothing false. */
  readonly mayStop?: true;
}

const WORDS =
  'amber basil cedar dahlia elm fennel ginger hazel indigo jasmine kumquat lilac maple nutmeg olive poppy quince rowan saffron thyme umber violet walnut yarrow'.split(
    ' ',
  );
const CITIES = ['Pune', 'Surat', 'Kochi', 'Bengaluru'];
const TITLES = ['Software Engineer', 'Data Analyst', 'Accountant', 'Team Lead'];
const WORKS = ['Kilns', 'Foundry', 'Orchards', 'Quarries'];

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';
const times = <T>(count: number, of: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => of(place));
const two = (value: number): string => String(value).padStart(2, '0');
const firm = (first: string) => (n: number) => `${first} ${at(WORKS, n)}`;
const word = (n: number): string => at(WORDS, n);
const like = (n: number): string => `The ${word(n)} room is calm and the tea is fine`;
const dislike = (n: number): string => `The bus to the ${word(n)} gate comes late`;
const day = (n: number): string => `2024-${two(1 + (n % 12))}-${two(3 + n)}`;
const dayFirst = (n: number): string => `${two(3 + n)}/${two(1 + (n % 12))}/2024`;
const stars = (n: number): string => String(1 + ((n * 7) % 5));

const cell = (value: string, delimiter: string): string =>
  value.includes(delimiter) || /["\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
const table = (headers: string, lines: readonly (readonly string[])[], delimiter = ','): string =>
  [
    headers.replaceAll(',', delimiter),
    ...lines.map((line) => line.map((one) => cell(one, delimiter)).join(delimiter)),
    '',
  ].join('\n');

/** A review: company, day, rating, work-life balance, likes, dislikes, headline, job title, city, whether the author works there. */
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
const review = ({
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
const plainReviews = (first: string, count: number) =>
  times(count, (n) =>
    review({ company: firm(first)(n), day: day(n), rating: stars(n), likes: like(n), dislikes: dislike(n) }),
  );

/** A salary: company, job title, city, yearly fixed pay, variable pay, stock, reports. */
const salary = (company: string, job: string, city: string, fixed: number, variable = 0, stock = 0, reports = 1) =>
  [company, job, city, fixed, variable, stock, reports].map(String);

/** An opening: title, company, cities, least and most yearly pay, currency, day, least and most experience. */
interface Opening {
  readonly title: string;
  readonly company: string;
  readonly city?: string;
  readonly pay?: readonly [number, number];
  readonly posted?: string;
  readonly years?: readonly [number, number];
}
const opening = ({ title, company, city = '', pay, posted = '', years }: Opening) =>
  [
    title,
    company,
    city,
    pay?.[0] ?? '',
    pay?.[1] ?? '',
    pay === undefined ? '' : 'INR',
    posted,
    years?.[0] ?? '',
    years?.[1] ?? '',
  ].map(String);

const REVIEWS: readonly OddFile[] = [
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

const plainTable = (first: string, delimiter = ',', count = 12): string =>
  table(
    'company,date,rating,pros,cons',
    times(count, (n) => [firm(first)(n), day(n), stars(n), like(n), dislike(n)]),
    delimiter,
  );
/** UTF-8 that was read as Windows-1252. */
const mangled = (text: string): string => Buffer.from(text).toString('latin1');

/** The same reviews in the habits of other programs. */
const FORMS: readonly OddFile[] = [
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

const SALARIES: readonly OddFile[] = [
  {
    name: 'rupees a year with commas, and counts',
    kind: 'salaries',
    content: table(
      'Company Name,Job Title,Salaries Reported,Location,Salary',
      times(16, (n) => [
        firm('Aloe')(n),
        at(TITLES, n >> 2),
        String(3 + n),
        at(CITIES, n),
        `₹${8 + (n % 9)},${two(10 + n)},687/yr`,
      ]),
    ),
    rows: times(16, (n) =>
      salary(
        firm('Aloe')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        (8 + (n % 9)) * 100_000 + (10 + n) * 1000 + 687,
        0,
        0,
        3 + n,
      ),
    ),
  },
  {
    name: 'yearly pay that is paid monthly',
    kind: 'salaries',
    content: table(
      'company,role,city,ctc',
      times(12, (n) => [firm('Borage')(n), at(TITLES, n >> 2), at(CITIES, n), `₹${8 + n},00,000 CTC, paid monthly`]),
    ),
    rows: times(12, (n) => salary(firm('Borage')(n), at(TITLES, n >> 2), at(CITIES, n), (8 + n) * 100_000)),
  },
  {
    name: 'period in a column of an odd name',
    kind: 'salaries',
    content: table(
      'company,role,city,pay_estimate,pay_unit_txt',
      times(12, (n) => [
        firm('Clover')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        String(n % 2 === 0 ? 51_000 + n * 1000 : 712_000 + n * 1000),
        n % 2 === 0 ? '/mo (est.)' : '/yr (est.)',
      ]),
    ),
    rows: times(12, (n) =>
      salary(
        firm('Clover')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 2 === 0 ? (51_000 + n * 1000) * 12 : 712_000 + n * 1000,
      ),
    ),
  },
  {
    name: 'named parts in one cell',
    kind: 'salaries',
    content: table(
      'company,role,city,pay',
      times(10, (n) => [
        firm('Dill')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 2 === 0 ? `${3 + n} LPA variable, 12 LPA fixed` : `${8 + n} LPA`,
      ]),
    ),
    rows: [1, 3, 5, 7, 9].map((n) => salary(firm('Dill')(n), at(TITLES, n >> 2), at(CITIES, n), (8 + n) * 100_000)),
  },
  {
    name: 'lakhs by the header',
    kind: 'salaries',
    content: table(
      'Organisation,Designation,Base (LPA),Bonus (LPA),Stocks per year (LPA),Office',
      times(12, (n) => [
        firm('Endive')(n),
        at(TITLES, n >> 2),
        `${10 + n}.5`,
        String(1 + (n % 3)),
        String(2 + (n % 2)),
        at(CITIES, n),
      ]),
    ),
    rows: times(12, (n) =>
      salary(
        firm('Endive')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        (10 + n) * 100_000 + 50_000,
        (1 + (n % 3)) * 100_000,
        (2 + (n % 2)) * 100_000,
      ),
    ),
  },
  {
    name: 'some are paid in other money',
    kind: 'salaries',
    content: table(
      'company,title,location,salary,currency',
      times(16, (n) => [
        firm('Flax')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 8 === 7 ? '91000' : String(900_000 + n * 7000),
        n % 8 === 7 ? 'USD' : 'INR',
      ]),
    ),
    rows: times(16, (n) => n)
      .filter((n) => n % 8 !== 7)
      .map((n) => salary(firm('Flax')(n), at(TITLES, n >> 2), at(CITIES, n), 900_000 + n * 7000)),
  },
  {
    name: 'some are of other countries',
    kind: 'salaries',
    content: table(
      'company,title,location,yearly salary',
      times(16, (n) => [
        firm('Garlic')(n),
        at(TITLES, n >> 2),
        n % 8 === 7 ? at(['Toronto, Canada', 'Dubai'], n >> 3) : `${at(CITIES, n)}, India`,
        String(900_000 + n * 7000),
      ]),
    ),
    rows: times(16, (n) => n)
      .filter((n) => n % 8 !== 7)
      .map((n) => salary(firm('Garlic')(n), at(TITLES, n >> 2), at(CITIES, n), 900_000 + n * 7000)),
  },
  {
    name: 'names of nobody',
    kind: 'salaries',
    content: table(
      'company,title,location,ctc',
      [
        'done by none',
        'Confidential',
        'XYZ',
        'N/A',
        '[Company Name]',
        'Hops Kilns',
        'Hops Foundry',
        'Hops Orchards',
        'Hops Quarries',
        'Hops & Sons Mills',
      ].map((name, n) => [name, at(TITLES, n), at(CITIES, n), `${6 + n} LPA`]),
    ),
    rows: ['Hops Kilns', 'Hops Foundry', 'Hops Orchards', 'Hops Quarries', 'Hops & Sons Mills'].map((name, k) =>
      salary(name, at(TITLES, k + 5), at(CITIES, k + 5), (11 + k) * 100_000),
    ),
  },
  {
    name: 'what is in hand each month',
    kind: 'salaries',
    content: table(
      'company,title,location,salary',
      times(10, (n) => [firm('Ivy')(n), at(TITLES, n >> 2), at(CITIES, n), `${45 + n}k in hand`]),
    ),
    rows: [],
    mayStop: true,
  },
  {
    name: 'stock of four years',
    kind: 'salaries',
    content: table(
      'Company,Title,City,Fixed CTC (LPA),Variable (LPA),RSU over 4 years (LPA)',
      times(12, (n) => [
        firm('Juniper')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        String(20 + n),
        String(1 + (n % 4)),
        String(40 + n),
      ]),
    ),
    rows: times(12, (n) =>
      salary(firm('Juniper')(n), at(TITLES, n >> 2), at(CITIES, n), (20 + n) * 100_000, (1 + (n % 4)) * 100_000),
    ),
  },
];

const OPENINGS: readonly OddFile[] = [
  {
    name: 'links that follow their readers',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,link',
      times(12, (n) => [
        `${at(TITLES, n >> 1)} for ${word(n >> 1)}`,
        firm('Acacia')(n >> 1),
        at(CITIES, n >> 1),
        `2026-11-${two(2 + (n >> 1))}`,
        `https://openings.example/view/${700 + (n >> 1)}?refId=${word(n)}&trackingId=${n}x&utm_source=mail`,
      ]),
    ),
    rows: times(6, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Acacia')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'ages under a wrong header',
    kind: 'jobs',
    content: table(
      'job,company,place,Job_post,exp',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Balsam')(n),
        at(CITIES, n),
        n % 6 === 5 ? '3+ weeks ago' : `${1 + n} days ago`,
        `${n % 4}-${3 + (n % 4)} Yrs`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Balsam')(n),
        city: at(CITIES, n),
        posted: n % 6 === 5 ? '' : `2026-11-${two(20 - 1 - n)}`,
        years: [n % 4, 3 + (n % 4)],
      }),
    ),
  },
  {
    name: 'ages in French',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(10, (n) => [`${at(TITLES, n)} for ${word(n)}`, firm('Catalpa')(n), at(CITIES, n), `il y a ${1 + n} jours`]),
    ),
    rows: times(10, (n) =>
      opening({ title: `${at(TITLES, n)} for ${word(n)}`, company: firm('Catalpa')(n), city: at(CITIES, n) }),
    ),
    answer: ['--yes=undated'],
  },
  {
    name: 'openings of other countries, remote',
    kind: 'jobs',
    content: JSON.stringify(
      times(12, (n) => ({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Deutzia')(n),
        location: at(['Berlin, Germany', 'Austin, TX', 'Lyon', 'Toronto'], n),
        remote: true,
        posted: `2026-11-${two(2 + n)}`,
      })),
    ),
    rows: [],
    mayStop: true,
  },
  {
    name: 'company names as printed lists',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        `['${firm('Elder')(n)}3.${n % 10}${350 + n} Reviews']`,
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Elder')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'pay with prose around it',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,pay',
      times(10, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Filbert')(n),
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
        `₹${9 + n}L - ₹${11 + n}L. Work on a daily basis with the founding team`,
      ]),
    ),
    rows: times(10, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Filbert')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        pay: [(9 + n) * 100_000, (11 + n) * 100_000],
      }),
    ),
  },
  {
    name: 'colons between the fields, with stipends',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,stipend,duration',
      times(10, (n) => [
        `${at(TITLES, n)} Intern for ${word(n)}`,
        firm('Gorse')(n),
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
        at([`₹ ${10 + n}000 /month`, `₹ ${3 + n}000 /week`, 'Unpaid'], n),
        '3 Months',
      ]),
      ':',
    ),
    rows: times(10, (n) => {
      const pays = [(10 + n) * 1000 * 12, (3 + n) * 1000 * 52] as const;
      const pay = pays[n % 3];
      return opening({
        title: `${at(TITLES, n)} Intern for ${word(n)}`,
        company: firm('Gorse')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        ...(pay === undefined ? {} : { pay: [pay, pay] as const }),
      });
    }),
  },
  {
    name: 'one place in two spellings',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(16, (n) => [
        `${at(TITLES, n >> 1)} for ${word(n >> 1)}`,
        firm('Holly')(n >> 1),
        n % 2 === 0 ? 'Bangalore, Karnataka' : 'Bengaluru',
        `2026-11-${two(2 + (n >> 1))}`,
      ]),
    ),
    rows: times(8, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Holly')(n),
        city: 'Bengaluru',
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'ratings in the names, and pay that nobody said',
    kind: 'jobs',
    content: table(
      'Job Title,Company Name,Location,Salary Estimate,Posted On',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        `${firm('Jasmine')(n)}\n3.${n % 10}`,
        at(CITIES, n),
        '-1',
        `2026-11-${two(2 + n)}`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Jasmine')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'limits and ranges of pay and of years',
    kind: 'jobs',
    content: table(
      'Job Title,Company,Location,Experience,Salary,Posted On,Skills',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Ilex')(n),
        `${at(CITIES, n)} (Hybrid)`,
        `${n % 5}-${(n % 5) + 3} years`,
        `${6 + n}-${9 + n} Lacs PA`,
        `${two(2 + n)}/11/2026`,
        'SQL, Java',
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Ilex')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        pay: [(6 + n) * 100_000, (9 + n) * 100_000],
        years: [n % 5, (n % 5) + 3],
      }),
    ),
  },
];

/** A report: company, month, job title, difficulty, outcome, questions in their order. */
const interview = (
  company: string,
  month: string,
  job: string,
  difficulty: string,
  outcome: string,
  question: string,
) => [company, month, job, difficulty, outcome, question];
const question = (n: number): string => `How would you sort the ${word(n)} boxes by weight?`;

const INTERVIEWS: readonly OddFile[] = [
  {
    name: 'state of the moderation',
    kind: 'interviews',
    content: table(
      'company,role,interview date,status,question',
      times(12, (n) => [
        firm('Anise')(n),
        at(TITLES, n),
        day(n),
        at(['accepted', 'Pending', 'Rejected'], n),
        question(n),
      ]),
    ),
    rows: times(12, (n) => interview(firm('Anise')(n), day(n).slice(0, 7), at(TITLES, n), '', '', question(n))),
  },
  {
    name: 'day of the upload beside that of the interview',
    kind: 'interviews',
    content: table(
      'company,position,uploaded_on,interviewed_on,difficulty,result,questions asked',
      times(12, (n) => [
        firm('Bryony')(n),
        at(TITLES, n),
        `2025-02-${two(2 + n)}`,
        day(n),
        at(['Easy', 'Average', 'Difficult'], n),
        at(['No Offer', 'Accepted Offer', 'Declined Offer'], n),
        question(n),
      ]),
    ),
    rows: times(12, (n) =>
      interview(
        firm('Bryony')(n),
        day(n).slice(0, 7),
        at(TITLES, n),
        at(['1', '2', '3'], n),
        at(['noOffer', 'offer', 'declined'], n),
        question(n),
      ),
    ),
  },
  {
    name: 'only the day of the upload',
    kind: 'interviews',
    content: table(
      'company,position,uploaded_on,question',
      times(10, (n) => [firm('Cistus')(n), at(TITLES, n), `2025-02-${two(2 + n)}`, question(n)]),
    ),
    rows: times(10, (n) => interview(firm('Cistus')(n), '', at(TITLES, n), '', '', question(n))),
    mayStop: true,
  },
  {
    name: 'questions with tags, in lists',
    kind: 'interviews',
    content: JSON.stringify(
      times(10, (n) => ({
        company: firm('Dogwood')(n),
        role: at(TITLES, n),
        date: day(n),
        questions: [`What is the difference between <div> and <span> in the ${word(n)} page?`],
      })),
    ),
    rows: times(10, (n) =>
      interview(
        firm('Dogwood')(n),
        day(n).slice(0, 7),
        at(TITLES, n),
        '',
        '',
        `What is the difference between <div> and <span> in the ${word(n)} page?`,
      ),
    ),
  },
];

/** A company: name, industry, headquarters, founded, people in India, people worldwide. */
const company = (name: string, industry = 'Other', headquarters = '', founded = '', india = '', world = '') => [
  name,
  industry,
  headquarters,
  founded,
  india,
  world,
];
const INDUSTRIES = ['Banking', 'Retail', 'Pharma & Biotech'];

const COMPANIES: readonly OddFile[] = [
  {
    name: 'industries under another header than "Sector"',
    kind: 'companies',
    content: table(
      'Name,Sector,Company_Type,Founded',
      times(12, (n) => [
        `Agave ${word(n)} Works`,
        at(['Public', 'Forbes Global 2000', '17 years old'], n),
        at(INDUSTRIES, n),
        String(1950 + n),
      ]),
    ),
    rows: times(12, (n) => company(`Agave ${word(n)} Works`, at(INDUSTRIES, n), '', String(1950 + n))),
  },
  {
    name: 'people in India beside people worldwide',
    kind: 'companies',
    content: table(
      'Name,Industry,TotalEmployees,TotalEmployeesIndia,HQ',
      times(12, (n) => [`Bamboo ${word(n)} Works`, at(INDUSTRIES, n), '150000', '700', at(CITIES, n)]),
    ),
    rows: times(12, (n) =>
      company(`Bamboo ${word(n)} Works`, at(INDUSTRIES, n), at(CITIES, n), '', '501-1k', '1 Lakh+'),
    ),
  },
  {
    name: 'names that are none',
    kind: 'companies',
    content: table('company,industry', [
      ['Cypress energy and loom services compa...', 'Banking'],
      [`['Cypress Card3.73504 Reviews']`, 'Banking'],
      ['[Company Name or "General"]', 'Retail'],
      ['{{company}}', 'Retail'],
      ['MNC', 'Retail'],
      ['not disclosed', 'Retail'],
      ...times(8, (n) => [`Cypress ${word(n)} Works`, at(INDUSTRIES, n)]),
    ]),
    rows: [
      company('Cypress Card', 'Banking'),
      ...times(8, (n) => company(`Cypress ${word(n)} Works`, at(INDUSTRIES, n))),
    ],
  },
  {
    name: 'several industries in a cell, and a place like a city',
    kind: 'companies',
    content: table(
      'Name,Industry,Headquarters',
      times(10, (n) => [
        `Durian ${word(n)} Works`,
        `${at(INDUSTRIES, n)}, Kite Making`,
        n === 9 ? 'Goa Velha' : at(CITIES, n),
      ]),
    ),
    rows: times(10, (n) =>
      company(`Durian ${word(n)} Works`, at(INDUSTRIES, n), n === 9 ? 'Goa Velha' : at(CITIES, n)),
    ),
  },
  {
    name: 'a list without headers',
    kind: 'companies',
    content: `${times(10, (n) => `Eucalypt ${word(n)} Works,${at(INDUSTRIES, n)},${at(CITIES, n)}`).join('\n')}\n`,
    rows: times(10, (n) => company(`Eucalypt ${word(n)} Works`, at(INDUSTRIES, n), at(CITIES, n))),
    mayStop: true,
  },
  {
    name: 'counts like pay, and a rating of salaries',
    kind: 'companies',
    content: table(
      'Company,Rating,Salary Rating,Reviews,Salaries,Industry,Age',
      times(12, (n) => [
        `Ficus ${word(n)} Works`,
        `${3 + (n % 2)}.${n % 10}`,
        `3.${n % 10}`,
        `(${1 + n}.2k Reviews)`,
        `${10 + n}L`,
        at(INDUSTRIES, n),
        `${12 + n} years old`,
      ]),
    ),
    rows: times(12, (n) => company(`Ficus ${word(n)} Works`, at(INDUSTRIES, n))),
  },
];

/** A college: name, city. */
const COLLEGES: readonly OddFile[] = [
  {
    name: 'colleges of the list in other spellings',
    kind: 'colleges',
    content: table('Institute,City,State', [
      ['Indian Institute of Technology Delhi', 'New Delhi', 'Delhi'],
      ['Jawaharlal Nehru Technological University', 'Hyderabad', 'Telangana'],
      ['Jawaharlal Nehru Technological University', 'Kakinada', 'Andhra Pradesh'],
      ['Birla Institute of Technology & Science, Pilani', 'Pilani', 'Rajasthan'],
      ['King George`s Medical University', 'Lucknow', 'Uttar Pradesh'],
      ['National Institute of Technology Karnataka, Surathkal', 'Surathkal', 'Karnataka'],
      ...times(8, (n) => [
        `Alder ${word(n)} College of Weaving`,
        at(CITIES, n),
        at(['Maharashtra', 'Gujarat', 'Kerala', 'Karnataka'], n),
      ]),
    ]),
    rows: [
      ['Indian Institute of Technology Delhi', 'Delhi'],
      ['Jawaharlal Nehru Technological University Hyderabad', 'Hyderabad'],
      ['Jawaharlal Nehru Technological University Kakinada', 'Kakinada'],
      ['Birla Institute of Technology and Science Pilani', 'Pilani'],
      ["King George's Medical University", 'Lucknow'],
      ['National Institute of Technology Karnataka', 'Surathkal'],
      ...times(8, (n) => [`Alder ${word(n)} College of Weaving`, at(CITIES, n)]),
    ],
  },
  {
    name: 'companies as colleges',
    kind: 'colleges',
    content: table(
      'name',
      ['TCS', 'Accenture', 'Wipro', 'Infosys', 'HDFC Bank', 'ICICI Bank', 'Capgemini', 'HCLTech'].map((name) => [name]),
    ),
    rows: [],
    mayStop: true,
  },
];

/** A question: company, text. */
const QUESTIONS: readonly OddFile[] = [
  {
    name: 'questions about code, with templates',
    kind: 'questions',
    content: table('company,question', [
      ...times(10, (n) => [
        firm('Azalea')(n),
        n % 2 === 0
          ? `If a<b and c>d, what does the ${word(n)} loop print?`
          : `What is <p> for in the ${word(n)} page?`,
      ]),
      ['[Company Name or "General"]', '[Question title/description] [Full question text if available]'],
    ]),
    rows: times(10, (n) => [
      firm('Azalea')(n),
      n % 2 === 0 ? `If a<b and c>d, what does the ${word(n)} loop print?` : `What is <p> for in the ${word(n)} page?`,
    ]),
  },
  {
    name: 'titles of two words',
    kind: 'questions',
    content: table(
      'company,title,difficulty',
      times(12, (n) => [firm('Bergenia')(n), `Sort ${word(n)}`, at(['Easy', 'Medium', 'Hard'], n)]),
    ),
    rows: times(12, (n) => [firm('Bergenia')(n), `Sort ${word(n)}`]),
  },
];

/** Files with the oddities that others' files had, with invented rows. */
export const ODD_FILES: readonly OddFile[] = [
  ...REVIEWS,
  ...FORMS,
  ...SALARIES,
  ...OPENINGS,
  ...INTERVIEWS,
  ...COMPANIES,
  ...COLLEGES,
  ...QUESTIONS,
];
