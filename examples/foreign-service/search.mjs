import { readFileSync } from 'node:fs';
import * as is from './checks.mjs';

const TYPES = ['page', 'company', 'designation', 'skill', 'city', 'college', 'topic', 'department', 'post'];
const MAX_OF_ONE_TYPE = 50;
const MAX_OF_EACH_TYPE = 5;

const things = JSON.parse(readFileSync(new URL('things.json', import.meta.url), 'utf8'));

const type = is.oneOf(TYPES);
const limit = (value) => /^([1-9]|10)$/.test(value);

export const searchCalls = {
  'GET /api/search/search/suggest': {
    query: { q: is.line(1, 200), type, limit },
    answer: ({ query }) => {
      const most = Number(query.limit ?? 5);
      const found = (kind) => (query.q === undefined ? bestKnown(kind) : matches(query.q, kind));
      const items = kindsIn(query).flatMap((kind) => found(kind).slice(0, most).map(hitOf));
      return [200, { corrected: null, items }];
    },
  },
  'GET /api/search/search/results': {
    query: { q: is.line(1, 200), type, location: is.line(1, 120), industry: is.line(1, 600) },
    required: ['q'],
    answer: ({ query }) => {
      const most = query.type === undefined ? MAX_OF_EACH_TYPE : MAX_OF_ONE_TYPE;
      const groups = kindsIn(query).flatMap((kind) => {
        const found = matches(query.q, kind).filter((thing) => isThere(thing, query));
        return found.length === 0 ? [] : [{ type: kind, total: found.length, items: found.slice(0, most).map(hitOf) }];
      });
      return [200, { corrected: null, groups, filters: [] }];
    },
  },
};

function kindsIn({ type: only }) {
  return only === undefined ? TYPES : [only];
}

function matches(text, kind) {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const begins = (label, word) =>
    label
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.startsWith(word));
  return things.filter((thing) => thing.type === kind && words.every((word) => begins(thing.label, word)));
}

/** Suggestions before anything is typed: the most reviewed companies, since no pay of designations is known. */
function bestKnown(kind) {
  const reviewed = things.filter((thing) => kind === 'company' && thing.type === kind && (thing.count ?? 0) > 0);
  return reviewed.toSorted((one, other) => other.count - one.count);
}

function isThere(thing, { location, industry }) {
  if (thing.type !== 'company') return true;
  const isOfIndustry = industry === undefined || industry.split(',').includes(thing.industry);
  return isOfIndustry && (location === undefined || thing.location === location);
}

function hitOf({ type: kind, label, urlName, detail, rating = null, count = null, newest = null }) {
  return {
    ...{ type: kind, label, urlName, place: null, logo: null, detail },
    ...{ salaries: null, medianPay: null, lowerQuartile: null, upperQuartile: null },
    rating: count !== null && count >= 5 ? rating : null,
    count,
    newest,
  };
}
