const invisible = 'This has invisible characters. Type it again instead of pasting it.';
const reachable = 'Leave out email addresses and phone numbers: they show who you are.';
const abusive = 'This could hurt others. Choose other words.';
const named = 'Leave out your name: this is shown next to your pseudonym.';

export const lineCases: readonly (readonly [line: string, sentence: string | null])[] = [
  ['', null],
  ['Vaayuna Technologies (P) Ltd.', null],
  ['तरक़्क़ी टेक्नोलॉजीज़', null],
  // Joiners in Marathi and Malayalam words, and a non-joiner in an Urdu one.
  ['दऱ्‍या', null],
  ['അവന്‍', null],
  ['بے‌شک', null],
  ['اردو بازار', null],
  // Emoji of several parts.
  ['👩🏽‍💻 🏳️‍🌈', null],
  ['x'.repeat(100), null],
  ['💼'.repeat(100), null],
  ['x'.repeat(101), 'Use at most 100 characters.'],
  ['x'.repeat(200), 'Use at most 100 characters.'],
  ['Vaay\u200Buna', invisible],
  ['Vaay\u200Duna', invisible],
  ['👩\u200D', invisible],
  ['\u200D💻', invisible],
  ['💻\u200C💻', invisible],
  ['\u202EanuyaaV', invisible],
  ['Vaayuna\u2066', invisible],
  ['Vaayuna\uFEFF', invisible],
  ['Vaay\u00ADuna', invisible],
  ['Vaayuna\nTechnologies', invisible],
  ['Vaayuna\u0007', invisible],
];

export const textCases: readonly (readonly [text: string, sentence: string | null])[] = [
  ['', null],
  ['One line.\nAnother one.\r\n\tAnd one behind a tab.', null],
  ['दऱ्‍या 👩🏽‍💻\nبے‌شک', null],
  ['x'.repeat(5_000), null],
  ['Fine\nuntil\u200B here', invisible],
  ['Pay \u202E000,01', invisible],
  ['A \u2067turned\u2069 word', invisible],
  ['A bell \u0007', invisible],
  ['A break of another kind\u2028', invisible],
];

export const bioCases: readonly (readonly [bio: string, sentence: string | null])[] = [
  ['', null],
  ['Backend work since 2019, mostly payments', null],
  ['12 years, 3 companies, 2 cities', null],
  ['x'.repeat(80), null],
  ['x'.repeat(81), 'Use at most 80 characters.'],
  ['Back\u200Bend', invisible],
  ['Write to asha@mail.example', reachable],
  ['Call 98765 43210', reachable],
  ['call 9876-543-210', reachable],
  ['Call ९८७६५ ४३२१०', reachable],
  ['98.76.54.32.10 evenings', reachable],
  ['ritu at gmail dot com', reachable],
  ['Insta @ritu_codes', reachable],
  ['Jobs: t.me/ritu_hires', reachable],
  ['Pay me at ritu@ybl', reachable],
  ['My boss is a bhenchod', abusive],
  ['I am ASHA, a developer', named],
  ['Team Rao', named],
  ['Ashamed of my code', null],
];
