/** A post of the first screen, chosen by hand. */
export interface Opening {
  readonly community: string;
  /** The place of its text in the bank of its community. */
  readonly template: number;
  /** A name in `knownPeople`. */
  readonly author: string;
  /** Values of placeholders that are not left to chance. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** The number of up-votes after a day; at scale 1 no more than there are people. */
  readonly upvotes: number;
}

/** The newest posts, newest first: what one sees before scrolling. */
export const openings: readonly Opening[] = [
  { community: 'small-wins', template: 2, author: 'MetroMarigold', placeholders: {}, upvotes: 96 },
  {
    community: 'freshers-2027',
    template: 13,
    author: 'BackbenchPatang',
    placeholders: { n: '220', company: 'Bitumara Data' },
    upvotes: 84,
  },
  {
    community: 'notice-period',
    template: 0,
    author: 'FilterKaapi42',
    placeholders: { a: '1.2', d: '45' },
    upvotes: 168,
  },
  { community: 'bengaluru-tech', template: 0, author: 'QuietBulbul', placeholders: {}, upvotes: 112 },
  {
    community: 'offer-room',
    template: 0,
    author: 'SleepyLangur',
    placeholders: {
      now: '21',
      company: 'Meghanta Cloud',
      company2: 'Dhruvanta Pay',
      company3: 'Kolamba Retail',
      a: '34',
      s: '5',
      b: '31',
      c: '28',
    },
    upvotes: 151,
  },
  { community: 'money-and-tax', template: 0, author: 'NightShiftNilgai', placeholders: { a: '7,800' }, upvotes: 73 },
  { community: 'healthcare-and-life-sciences', template: 0, author: 'RooftopMynah', placeholders: {}, upvotes: 41 },
  {
    community: 'women-who-ship',
    template: 4,
    author: 'NimbuPaani',
    placeholders: { role: 'Team Leader' },
    upvotes: 139,
  },
  { community: 'layoff-watch', template: 4, author: 'MonsoonOtter', placeholders: { n: '12' }, upvotes: 126 },
  {
    community: 'vaayuna-technologies',
    template: 9,
    author: 'PeepalRoot',
    placeholders: { dish: 'Bisi bele bath' },
    upvotes: 38,
  },
  {
    community: 'finance-and-accounts',
    template: 1,
    author: 'MishtiLedger',
    placeholders: { y: '2019', city2: 'Siliguri' },
    upvotes: 57,
  },
  { community: 'human-resources', template: 0, author: 'HonestHornbill', placeholders: {}, upvotes: 88 },
  {
    community: 'bengaluru-tech',
    template: 9,
    author: 'NimbuPaani',
    placeholders: { months: '9', before: '17', after: '4' },
    upvotes: 118,
  },
  { community: 'freshers-2027', template: 2, author: 'BackbenchPatang', placeholders: {}, upvotes: 47 },
  { community: 'layoff-watch', template: 6, author: 'MonsoonOtter', placeholders: { n: '11' }, upvotes: 92 },
  { community: 'small-wins', template: 5, author: 'MishtiLedger', placeholders: { exam: 'CA final' }, upvotes: 104 },
  { community: 'managers-and-leads', template: 2, author: 'PeepalRoot', placeholders: {}, upvotes: 66 },
  { community: 'small-wins', template: 0, author: 'NimbuPaani', placeholders: { n: '300' }, upvotes: 79 },
];
