import { nameKeyOf } from '@/server/import/names/name-key';
import { citiesOfIndia } from '@/server/import/names/places';
import { importKeyOf } from '../import-key';

/** Tracking parameters, which do not identify an opening. */
const TRACKING =
  /^(?:utm_\w+|refid|tracking(?:id)?|trk(?:info|email|sid)?|gclid|fbclid|msclkid|dclid|yclid|igshid|mc_[ce]id|_hs\w+|mid(?:token|sig)|session_?id|src|source|campaignid)$/i;
/** Tracking parameters of single sites. Elsewhere they may be ids. */
const TRACKING_OF_SITES: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)linkedin\.com$/, /^(?:position|pagenum|lipi|licu|ebp|ref|origin\w*|recommendedflavor|currentjobid)$/i],
  [/(?:^|\.)indeed\.com$/, /^(?:from|tk|vjs|advn|adid|sjdu|acatk|xkcb|xpse|camk|pub|spa|bb|alid)$/i],
  [/(?:^|\.)naukri\.com$/, /^(?:sid|xp|px|qp|from)$/i],
  [/(?:^|\.)glassdoor\.\w+(?:\.\w+)?$/, /^(?:pos|ao|s|guid|cs|cb|ja|ctt|t|extid|exst|rdserp|vt|uido|ea|spa|vt)$/i],
];

/** Matches a page of search results. A position alone may be an opening's number. */
const PAGE_OF_LIST = /^page_?num(?:ber)?$/i;
const PLACE_IN_LIST = /^(?:position|page_?num(?:ber)?)$/i;

export function withoutTrackingParameters(address: string): string {
  const url = new URL(address);
  const ofSite = TRACKING_OF_SITES.find(([site]) => site.test(url.hostname))?.[1];
  const names = [...url.searchParams.keys()];
  const isOfList = names.some((name) => PAGE_OF_LIST.test(name));
  const tracking = names.filter(
    (name) => TRACKING.test(name) || ofSite?.test(name) === true || (isOfList && PLACE_IN_LIST.test(name)),
  );
  if (tracking.length > 0) for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** Returns the key of a place: its cities in the reference data, independent of imported lists, or else its words. */
export function placeKeyOf(text: string | null): string {
  if (text === null) return '';
  const { cities, state, unknown } = citiesOfIndia().readSeveral(text);
  if (cities.length > 0)
    return cities
      .map(({ name }) => name)
      .toSorted()
      .join('|');
  return [state ?? '', ...unknown.map(nameKeyOf)].join('|');
}

export function contentKeyOf(row: Readonly<Record<string, unknown>> & { readonly location: string | null }): string {
  return importKeyOf(Object.entries({ ...row, company: null, country: null, location: placeKeyOf(row.location) }));
}
