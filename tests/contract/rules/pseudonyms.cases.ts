const characters = 'Use letters from a to z, digits and underscores only.';
const beginning = 'Begin with a letter.';
const underscores = 'Use one underscore at a time.';
const misleading = 'This name looks like an official account. Choose another one.';

/** Pseudonyms under the brand Tarakki, and the sentence that both sides say about them; null for a good one. */
export const pseudonymCases: readonly (readonly [userName: string, sentence: string | null])[] = [
  ['Asha', null],
  ['PeepalRoot', null],
  ['filter_kaapi_42', null],
  ['a_1_', null],
  ['x'.repeat(24), null],
  ['Badminton', null],
  ['Systematic', null],
  ['Modak', null],
  ['Staffordshire', null],

  ['abc', 'Use at least 4 characters.'],
  ['x'.repeat(25), 'Use at most 24 characters.'],
  ['1abc', beginning],
  ['_abc', beginning],
  ['a__bc', underscores],
  ['a bcd', characters],
  ['a-bcd', characters],
  ['аdаm', characters],
  ['नमस्ते', characters],
  ['', characters],
  ['abcd\n', characters],

  ['admin', misleading],
  ['admins', misleading],
  ['Admin_Asha', misleading],
  ['adm1n_team', misleading],
  ['administrator', misleading],
  ['SuperAdmin', misleading],
  ['forum_moderator', misleading],
  ['mod_erna', misleading],
  ['M0derator', misleading],
  ['Officially', misleading],
  ['OfficialNews', misleading],
  ['asha_support', misleading],
  ['Asha2staff', misleading],

  ['Tarakki', misleading],
  ['TheTarakkiTeam', misleading],
  ['Tar4kki', misleading],
  ['T4r4kki', misleading],
  ['ta_ra_kki', misleading],
];

/** Pseudonyms under other brands. */
export const brandCases: readonly (readonly [userName: string, brand: string, sentence: string | null])[] = [
  ['Un_Nati_2', 'Un Nati!', misleading],
  ['Tarakki_Team', 'Un Nati', null],
  ['PeepalRoot', 'तरक़्क़ी', null],
];
