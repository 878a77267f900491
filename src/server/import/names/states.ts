/** Abbreviations and earlier names of states and union territories, by key. */
export const OTHER_NAMES_OF_STATES: Readonly<Record<string, string>> = {
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  as: 'Assam',
  br: 'Bihar',
  cg: 'Chhattisgarh',
  ct: 'Chhattisgarh',
  ga: 'Goa',
  gj: 'Gujarat',
  hr: 'Haryana',
  hp: 'Himachal Pradesh',
  jk: 'Jammu and Kashmir',
  'jammu kashmir': 'Jammu and Kashmir',
  jh: 'Jharkhand',
  ka: 'Karnataka',
  kl: 'Kerala',
  mp: 'Madhya Pradesh',
  mh: 'Maharashtra',
  mn: 'Manipur',
  ml: 'Meghalaya',
  mz: 'Mizoram',
  nl: 'Nagaland',
  or: 'Odisha',
  od: 'Odisha',
  orissa: 'Odisha',
  pb: 'Punjab',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tn: 'Tamil Nadu',
  tamilnadu: 'Tamil Nadu',
  tg: 'Telangana',
  ts: 'Telangana',
  telengana: 'Telangana',
  tr: 'Tripura',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  ut: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  wb: 'West Bengal',
  dl: 'Delhi',
  'nct of delhi': 'Delhi',
  'delhi nct': 'Delhi',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'andaman nicobar islands': 'Andaman and Nicobar Islands',
  'andaman nicobar': 'Andaman and Nicobar Islands',
  ch: 'Chandigarh',
  py: 'Puducherry',
  pondicherry: 'Puducherry',
  an: 'Andaman and Nicobar Islands',
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  la: 'Ladakh',
  ld: 'Lakshadweep',
};

/** Divided states. Older files use the name of the former state. */
const DIVIDED: readonly (readonly [string, string])[] = [
  ['Andhra Pradesh', 'Telangana'],
  ['Bihar', 'Jharkhand'],
  ['Jammu and Kashmir', 'Ladakh'],
  ['Madhya Pradesh', 'Chhattisgarh'],
  ['Uttar Pradesh', 'Uttarakhand'],
];

/** States whose cities are often assigned to a neighbouring state. */
const NEIGHBOURS: readonly (readonly [string, string])[] = [
  ['Delhi', 'Haryana'],
  ['Delhi', 'Uttar Pradesh'],
  ['Chandigarh', 'Haryana'],
  ['Chandigarh', 'Punjab'],
  ['Puducherry', 'Tamil Nadu'],
];

export function isSameState(a: string, b: string): boolean {
  return a === b || DIVIDED.some((pair) => pair.includes(a) && pair.includes(b));
}

/** Returns true if a city may be written with the other state: "Gurgaon, Delhi". */
export function mayBeState(a: string, b: string): boolean {
  return isSameState(a, b) || NEIGHBOURS.some((pair) => pair.includes(a) && pair.includes(b));
}
