import { nameKeyOf } from './name-key';

/** Short forms, parts of countries, and cities that stand alone. */
const OTHER_NAMES = [
  'us,usa,u s a,united states of america,america,uk,england,scotland,wales,great britain,uae,hong kong,czech republic,korea',
  'london,dubai,abu dhabi,toronto,sydney,melbourne,berlin,amsterdam,dublin,tokyo,new york,san francisco,san francisco bay area,seattle',
  'california,texas,washington,new jersey,massachusetts,illinois,virginia,florida,ohio,michigan,pennsylvania,north carolina,ontario',
]
  .join(',')
  .split(',');

/** States of the United States whose letters mean no state of India. */
const STATES = new Set(
  'AL AK AZ CA CO DE FL HI ID IL IA KS KY ME MD MA MI MO MT NE NV NH NJ NM NY NC ND OH OK PA RI SC SD TX VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

const FOREIGN: ReadonlySet<string> = new Set([...countriesBut('IN'), ...OTHER_NAMES]);
const HOME = new Set(['india', 'ind', 'in', 'bharat']);

/** Whether a text names a place outside India: "Seattle, WA", "London, EN, United Kingdom". False where it may be anywhere. */
export function isAbroad(text: string): boolean {
  const parts = text.split(/[,/|;()\n]/).map((part) => part.replace(/\s+\d{5}(-\d{4})?\s*$/, '').trim());
  const keys = parts.map(nameKeyOf);
  if (keys.some((key) => HOME.has(key))) return false;
  return keys.some((key) => FOREIGN.has(key)) || (parts.length > 1 && STATES.has(parts.at(-1) ?? ''));
}

/** Whether the text of a column of countries is another one than India. */
export function isOtherCountry(country: string | null): boolean {
  return country !== null && !HOME.has(nameKeyOf(country));
}

function countriesBut(home: string): readonly string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => (code === home ? [] : (names.of(code) ?? []))).map(nameKeyOf);
}
