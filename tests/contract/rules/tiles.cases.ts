/** Seeds of avatars, and the tile colour that both sides give them. */
export const tileCases: readonly (readonly [seed: string, color: string])[] = [
  ['', '#ECE5CB'],
  ['QuietBulbul', '#E9E3D8'],
  ['NimbuPaani', '#DCE7EA'],
  ['peepal-7', '#EFDEDF'],
  ['vaayuna-technologies', '#E1E1EC'],
  ['कोलम', '#DCE7EA'],
];

/** Companies, and the seed of the avatar under which their employees write on both sides. */
export const companyTileCases: readonly (readonly [companyName: string, seed: string])[] = [
  ['Vaayuna Technologies', 'vaayuna-technologies'],
  ['  Söhne & Co. ', 's-hne-co'],
  ['वायुना', 'company'],
  ['!!!', 'company'],
  ['A very long name of a company that never ends Limited', 'a-very-long-name-of-a-company-that-n'],
  ['A name that is cut right behind its six words', 'a-name-that-is-cut-right-behind-its'],
];
