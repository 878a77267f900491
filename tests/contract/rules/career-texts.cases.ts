const invisible = 'This has invisible characters. Type it again instead of pasting it.';
const mixed = 'This mixes letters of several alphabets in one word. Type it again.';
const verified = 'Leave out check marks and “verified”: the mark appears by itself once you prove your work.';
const official = 'This looks like an official account. Say plainly where you work and what you do.';
const abusive = 'This could hurt others. Choose other words.';

const reachable = 'Leave out email addresses and phone numbers: they say who you are.';

type Case = readonly [text: string, sentence: string | null];

/** Job titles under the brand Tarakki, and the sentence that both sides say about them; null for a good one. */
export const titleCases: readonly Case[] = [
  ['', null],
  ['Software Engineer', null],
  ['Mentor 98765 43210', reachable],
  ['Mentor, ९८७६५ ४३२१०', reachable],
  ['Mentor asha(at)gmail.com', reachable],
  ['Mentor insta @asha_codes', reachable],
  ['Team Lead', null],
  ['Administrator', null],
  ['System Administrator', null],
  ['HR Admin', null],
  ['Admin Officer', null],
  ['Head – Admin & Facilities', null],
  ['Content Moderator', null],
  ['Exam moderator', null],
  ['Mod Developer', null],
  ['Community Manager', null],
  ['Official Language Officer', null],
  ['Official Liquidator', null],
  ['Bank Official', null],
  ['Customer Support Executive', null],
  ['Recruiter (HR)', null],
  ['CEO', null],
  ['Police Inspector', null],
  ['Design Verification Engineer', null],
  ['Document Verifier', null],
  ['Certified Public Accountant', null],
  ['Driver cum Cashier', null],
  ['Ass. Manager', null],
  ['LoRa Engineer', null],
  ['Radio Duty Officer', null],
  ['Class 10 Teacher', null],
  ['C & C++ Developer, R & D', null],
  ['वरिष्ठ अध्यापक', null],
  ['Старший инженер', null],
  ['β-Tester', null],

  ['Chief Executive \u202ENurse', invisible],
  ['Mod\u200Berator', invisible],
  ['Nurse\u0007', invisible],
  ['Nurse\nModerator', invisible],

  ['Оfficial Team', mixed],
  ['Mοderator', mixed],

  ['Chief Executive Officer (verified ✓)', verified],
  ['Nurse ✅', verified],
  ['Nurse ☑', verified],
  ['Nurse ✔️', verified],
  ['Nurse (VERIFIED)', verified],
  ['Ver1f1ed Nurse', verified],
  ['𝐕𝐞𝐫𝐢𝐟𝐢𝐞𝐝 Nurse', verified],
  ['Blue Tick holder', verified],
  ['सत्यापित नर्स', verified],

  ['Official', official],
  ['Official Team', official],
  ['0fficial Account', official],
  ['Officia1 Team', official],
  ['Öfficial Support', official],
  ['Moderator', official],
  ['Senior Moderator', official],
  ['Moderator, all communities', official],
  ['Community Moderator', official],
  ['M0derator', official],
  ['Mod', official],
  ['Mod Team', official],
  ['Admin', official],
  ['ADMINS', official],
  ['Super Admin', official],
  ['Community Admin', official],
  ['Tarakki Team', official],
  ['TarakkiTeam', official],
  ['Tar4kki Support', official],
  ['Head of T a r a k k i', official],

  ['Chutiya Manager', abusive],
  ['Manager of Gandu', abusive],
  ['F u c k Manager', abusive],
  ['Fuuucking Manager', abusive],
  ['Ass', abusive],
  ['मादरचोद', abusive],
];

/** The same for companies and colleges. */
export const placeCases: readonly Case[] = [
  ['', null],
  ['Vaayuna Technologies (P) Ltd.', null],
  ['Kaveri Institute of Technology', null],
  ['Government of Kerala', null],
  ['Lund University', null],
  ['Rand Merchant Bank', null],
  ['Kuttiyattam Kendra', null],
  ['Café Élan', null],
  ['Shri Tarakki Vidyalaya', null],
  ['Tarakkipur Textiles', null],

  ['Vaay\u200Buna', invisible],
  ['Vaayuna\u2066', invisible],
  ['Vааyuna', mixed],
  ['Vaayuna ✓', verified],
  ['Vaayuna (Verified)', verified],
  ['Tarakki', official],
  ['Tarakki Team', official],
  ['T4rakki', official],
  ['Vaayuna Official Team', official],
  ['Moderator', official],
  ['Bhenchod Ltd', abusive],
  ['Consult 98765 43210', reachable],
  ['99acres', null],
];

/** Texts under other brands. */
export const brandCases: readonly (readonly [kind: 'title' | 'place', text: string, brand: string, string | null])[] = [
  ['title', 'Un-Nati Team', 'Un Nati!', official],
  ['place', 'Unnati', 'Un Nati!', official],
  ['place', 'Un Nati', 'Un Nati!', official],
  ['place', 'Tarakki', 'Un Nati', null],
  ['title', 'Nurse', 'तरक़्क़ी', null],
  ['place', 'Vaayuna', 'तरक़्क़ी', null],
];
