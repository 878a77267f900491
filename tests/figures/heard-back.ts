import type { HeardBack, JobPage } from '@/contract/generated/jobs';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { shareBounds } from '@/core/research/heard-back/heard-back.rules';
import type { Asker } from './glimpses';
import type { Range } from './ranges';

export const HEARD_BACK_LEAKS = ['own address', 'small count', 'share'] as const;

export interface HeardBackLeak {
  readonly kind: (typeof HEARD_BACK_LEAKS)[number];
  readonly scope: string;
  readonly because: string;
}

export interface HeardBackHarvest {
  readonly own: Readonly<Record<string, HeardBack | null>>;
  readonly openings: readonly { readonly company: string; readonly figure: HeardBack | null }[];
}

const PAGE = 50;

export async function harvestHeardBack({ json }: Pick<Asker, 'json'>): Promise<HeardBackHarvest> {
  const openings: { company: string; figure: HeardBack | null }[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = (await json(`/api/jobs/jobs?limit=${PAGE}&page=${page}`)) as JobPage;
    openings.push(...items.map(({ company, heardBack }) => ({ company: company.urlName, figure: heardBack })));
    if (items.length === 0 || page * PAGE >= total) break;
  }
  const own: Record<string, HeardBack | null> = {};
  for (const company of new Set(openings.map((one) => one.company)))
    own[company] = ((await json(`/api/jobs/jobs?company_name=${company}`)) as JobPage).heardBack;
  return { own, openings };
}

export function heardBackCells({ own }: HeardBackHarvest): number {
  return Object.values(own).filter((figure) => figure !== null).length;
}

export function heardBackLeaks(now: HeardBackHarvest): readonly HeardBackLeak[] {
  const ofOpenings = now.openings.flatMap(({ company, figure }): readonly HeardBackLeak[] => {
    const isSame = JSON.stringify(figure) === JSON.stringify(now.own[company] ?? null);
    return isSame ? [] : [{ kind: 'own address', scope: company, because: 'an opening shows another figure' }];
  });
  const ofCompanies = Object.entries(now.own).flatMap(([scope, figure]) => {
    if (figure === null) return [];
    if (figure.count < MIN_GROUP) return [{ kind: 'small count', scope, because: `${figure.count} people` } as const];
    return shareLeaks(figure).map((leak) => ({ ...leak, scope }));
  });
  return [...ofOpenings, ...ofCompanies];
}

type Leak = Omit<HeardBackLeak, 'scope'>;

/** Splits that fit a rounded figure: the attacker knows the rule. */
function shareLeaks(figure: HeardBack): readonly Leak[] {
  const fitting = splitsOf(figure);
  const [heard, others] = [rangeOf(fitting.map(([part]) => part)), rangeOf(fitting.map(([part, n]) => n - part))];
  if (fitting.length === 0) return [{ kind: 'share', because: 'no number of people gives these bounds' }];
  return [
    { name: 'heard back', range: heard },
    { name: 'did not', range: others },
  ].flatMap(({ name, range }): readonly Leak[] =>
    range.most < MIN_GROUP && (range.least >= 1 || range.most === 0)
      ? [{ kind: 'share', because: `${range.least} to ${range.most} people ${name}` }]
      : [],
  );
}

type Split = readonly [part: number, people: number];

function splitsOf({ count, atLeast, atMost }: HeardBack): readonly Split[] {
  const most = count < MIN_FOR_ROUNDED_COUNTS ? count : count + COUNT_STEP - 1;
  const fitting: Split[] = [];
  for (let people = count; people <= most; people += 1)
    for (let part = 0; part <= people; part += 1) {
      const bounds = shareBounds(part, people);
      if (bounds?.atLeast === atLeast && bounds.atMost === atMost) fitting.push([part, people]);
    }
  return fitting;
}

function rangeOf(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}
