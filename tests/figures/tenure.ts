import type { CompanyTenure, TenureFigure, TenureFigures } from '@/contract/generated/tenure';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { MAX_LISTED_COMPANIES } from '@/core/research/tenure/tenure.rules';
import { countedCodes, MIN_PEOPLE_FOR_CHART } from '@/core/research/tenure/tenure-bar.rules';
import type { Asker } from './glimpses';
import type { Range } from './ranges';
import { less } from './ranges';

export const TENURE_LEAKS = ['own address', 'small count', 'segment', 'complement', 'before and after'] as const;

export interface TenureLeak {
  readonly kind: (typeof TENURE_LEAKS)[number];
  readonly scope: string;
  readonly because: string;
}

export interface TenureHarvest {
  readonly own: Readonly<Record<string, TenureFigures>>;
  readonly listed: Readonly<Record<string, CompanyTenure['figures']>>;
}

const COMPANIES_LIMIT = 50;

export async function harvestTenure({ json }: Pick<Asker, 'json'>): Promise<TenureHarvest> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const address = `/api/company/companies?sort=name&page=${page}&limit=${COMPANIES_LIMIT}`;
    const { items, total } = (await json(address)) as { items: readonly { urlName: string }[]; total: number };
    names.push(...items.map(({ urlName }) => urlName));
    if (items.length === 0 || page * COMPANIES_LIMIT >= total) break;
  }
  const own: Record<string, TenureFigures> = {};
  const listed: Record<string, CompanyTenure['figures']> = {};
  for (const name of names) own[name] = (await json(`/api/tenure/tenure-figures?company=${name}`)) as TenureFigures;
  for (let from = 0; from < names.length; from += MAX_LISTED_COMPANIES) {
    const some = names.slice(from, from + MAX_LISTED_COMPANIES).join(',');
    for (const one of (await json(`/api/tenure/tenure-facts?companies=${some}`)) as readonly CompanyTenure[])
      listed[one.urlName] = one.figures;
  }
  return { own, listed };
}

export function tenureCells({ own }: TenureHarvest): number {
  const cells = Object.values(own).flatMap(({ figures, roles, departments, cities }) => [
    ...figures.flatMap(({ segments }) => [null, ...segments]),
    ...[...roles, ...departments, ...cities].flatMap((group) => group.figures),
  ]);
  return cells.length;
}

/** Compares with an earlier harvest, if any. */
export function tenureLeaks(now: TenureHarvest, earlier: TenureHarvest | null): readonly TenureLeak[] {
  return Object.entries(now.own).flatMap(([company, { figures, roles, departments, cities }]) => {
    const leaks: TenureLeak[] = [];
    const add = (kind: TenureLeak['kind'], question: string, because: string) =>
      leaks.push({ kind, scope: `${company}, ${question}`, because });
    for (const [mine, others] of [
      [roles, departments],
      [roles, earlier?.own[company]?.departments ?? []],
      [departments, earlier?.own[company]?.roles ?? []],
    ])
      if (mine?.length && others?.length) add('complement', 'all', 'roles and departments can be subtracted');
    for (const figure of figures) {
      const { question, count } = figure;
      if (count < MIN_GROUP) add('small count', question, `${count} people`);
      for (const because of segmentLeaks(figure)) add('segment', question, because);
      for (const groups of [roles, departments, cities]) {
        const parts = groups.flatMap((group) => group.figures.filter((one) => one.question === question));
        const rest = less(
          people(count),
          parts.map((part) => people(part.count)),
        );
        if (parts.length > 0 && isOfFew(rest))
          add('complement', question, `${rest.least} to ${rest.most} are in no part`);
        for (const part of parts) if (part.count < MIN_GROUP) add('small count', question, `${part.count} of a part`);
      }
      const before = earlier?.own[company]?.figures.find((one) => one.question === question);
      const change = before === undefined ? null : less(people(count), [people(before.count)]);
      if (
        before !== undefined &&
        change !== null &&
        (isOfFew(change) || isOfFew({ least: -change.most, most: -change.least }))
      )
        add('before and after', question, `${before.count} people before, ${count} now`);
    }
    for (const listed of now.listed[company] ?? []) {
      const figure = figures.find(({ question }) => question === listed.question);
      if (JSON.stringify(figure) !== JSON.stringify(listed))
        add('own address', listed.question, 'a list shows what its own address does not');
    }
    return leaks;
  });
}

/**
 * Bounds the people of each segment. Segments join answers until they reach the minimum group, so all answers but the
 * last are below it.
 */
function segmentLeaks({ question, count, usual, atLeast, segments }: TenureFigure): readonly string[] {
  const codes: readonly string[] = countedCodes(question);
  const total = people(count);
  if (count < MIN_PEOPLE_FOR_CHART && (segments.length > 0 || atLeast !== null)) return ['a bar of too few people'];
  if (segments.length === 1) return ['a bar of one segment'];
  if (segments.length === 0) {
    const [only] = usual;
    const sides = codes.length > 1 ? [only !== codes[0], only !== codes.at(-1)].filter(Boolean).length : 0;
    return atLeast !== null && total.most - atLeast < sides * (MIN_GROUP - 1)
      ? [`at most ${total.most - atLeast} answered otherwise`]
      : [];
  }
  const joined = segments.flatMap((one) => one.codes);
  if (joined.join() !== codes.join()) return ['segments that are not neighbours, or leave answers out'];
  const ranges = segments.map((one): Range => ({ least: one.count, most: one.count + COUNT_STEP - 1 }));
  return ranges.flatMap((own, place) => {
    const others = less(
      total,
      ranges.filter((_, at) => at !== place),
    );
    const bounds = { least: Math.max(own.least, others.least), most: Math.min(own.most, others.most) };
    if (bounds.most < MIN_GROUP) return [`segment ${place + 1} has at most ${bounds.most} people`];
    const size = segments[place]?.codes.length ?? 1;
    const last = { least: bounds.least - (size > 1 ? MIN_GROUP - 1 : 0), most: bounds.most };
    return isOfFew(last) ? [`the last answer of segment ${place + 1} has ${last.least} to ${last.most} people`] : [];
  });
}

function people(count: number): Range {
  return { least: count, most: count < MIN_FOR_ROUNDED_COUNTS ? count : count + COUNT_STEP - 1 };
}

function isOfFew({ least, most }: Range): boolean {
  return least >= 1 && most < MIN_GROUP;
}
