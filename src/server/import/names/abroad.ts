import { nameKeyOf } from './name-key';

const OTHER_COUNTRIES = [
  'us,usa,u s a,united states of america,america,uk,england,scotland,wales,great britain,czech republic,korea,turkey,europe,emea,latam,north america,european union',
]
  .join(',')
  .split(',');
/** US states and Canadian provinces that do not share a name with an Indian place. */
const NAMES_OF_STATES = [
  'california,texas,washington,new jersey,massachusetts,illinois,virginia,florida,ohio,michigan,pennsylvania,north carolina,oregon,ontario',
  'arizona,colorado,maryland,minnesota,missouri,wisconsin,tennessee,utah,connecticut,south carolina,kentucky,oklahoma,alabama,british columbia,quebec',
]
  .join(',')
  .split(',');
const CITIES = [
  'london,manchester,dublin,paris,berlin,munich,frankfurt,hamburg,amsterdam,brussels,zurich,geneva,madrid,barcelona,lisbon,milan,rome,vienna,prague,warsaw,stockholm',
  'dubai,abu dhabi,sharjah,doha,riyadh,jeddah,muscat,manama,uae,nairobi,lagos,cairo,johannesburg,colombo,dhaka,kathmandu,karachi,lahore',
  'hong kong,tokyo,osaka,seoul,shanghai,beijing,shenzhen,taipei,bangkok,manila,jakarta,kuala lumpur,hanoi,sydney,melbourne,brisbane,auckland,toronto,vancouver,montreal',
  'new york,new york city,boston,chicago,houston,dallas,austin,denver,seattle,atlanta,miami,san francisco,san francisco bay area,san jose,los angeles,palo alto',
]
  .join(',')
  .split(',');
const LIKE_CITIES = new Set(['singapore', 'hong kong sar china', 'united arab emirates', 'luxembourg', 'monaco']);

/** US state codes that no Indian state uses. */
const STATES = new Set(
  'AL AK AZ CA CO DE FL HI ID IL IA KS KY ME MD MA MI MO MT NE NV NH NJ NM NY NC ND OH OK PA RI SC SD TX VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

const COUNTRY_NAMES: ReadonlySet<string> = new Set([...countriesBut('IN'), ...OTHER_COUNTRIES]);
const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_NAMES, ...NAMES_OF_STATES]);
const FOREIGN: ReadonlySet<string> = new Set([...COUNTRIES, ...CITIES]);
const MAX_PARTS_OF_PLACE = 3;
const HOME = new Set(['india', 'ind', 'in', 'bharat']);

export function mentionsForeignPlace(text: string): boolean {
  const parts = partsOf(text);
  const keys = parts.map(nameKeyOf);
  if (keys.some((key) => HOME.has(key))) return false;
  return keys.some((key) => FOREIGN.has(key)) || endsInState(parts);
}

/** Returns true for a single place with a foreign country or state: "Hyderabad, Pakistan", "Delhi, NY". */
export function isPlaceAbroad(text: string): boolean {
  const parts = partsOf(text);
  const keys = parts.map(nameKeyOf);
  const last = keys.at(-1) ?? '';
  if (parts.length < 2 || parts.length > MAX_PARTS_OF_PLACE || keys.some((key) => HOME.has(key))) return false;
  return (COUNTRIES.has(last) && !LIKE_CITIES.has(last)) || endsInState(parts);
}

/**
 * Returns true for a single place with a foreign state: "Salem, Oregon", "Salem, MA, USA". "Pune, USA" may be two
 * places.
 */
export function isPlaceInForeignState(text: string): boolean {
  const parts = partsOf(text);
  const beforeCountry = parts.filter((part, place) => place === 0 || !COUNTRY_NAMES.has(nameKeyOf(part)));
  if (beforeCountry.length < 2 || parts.length > MAX_PARTS_OF_PLACE || !isPlaceAbroad(text)) return false;
  return endsInState(beforeCountry) || NAMES_OF_STATES.includes(nameKeyOf(beforeCountry.at(-1) ?? ''));
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/[,/|;()\n]/)
    .map((part) => part.replace(/\s+\d{5}(-\d{4})?\s*$/, '').trim())
    .filter((part) => part !== '');
}

function endsInState(parts: readonly string[]): boolean {
  return parts.length > 1 && STATES.has(parts.at(-1) ?? '');
}

export function isForeignCountry(country: string | null): boolean {
  return country !== null && !partsOf(country).some((part) => HOME.has(nameKeyOf(part)));
}

function countriesBut(home: string): readonly string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => (code === home ? [] : (names.of(code) ?? []))).map(nameKeyOf);
}
