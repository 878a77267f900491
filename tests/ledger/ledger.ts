export interface Entry {
  readonly id: string;
  readonly area: string;
  readonly level: string;
  readonly text: string;
  readonly check: string;
}

/** Its title names the proven entries, as `[VA-NUM-SHORT]`. */
export interface TestOutcome {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

/** An entry that a decision, by its number, removes or replaces. */
export interface Decided {
  readonly id: string;
  readonly decision: string;
}

export interface Exceptions {
  /** Ids that only tests of rules without a caller name. */
  readonly ruleOnly: ReadonlySet<string>;
  readonly withdrawn: readonly Decided[];
  /** Entries whose tests assert a decision's text instead. */
  readonly otherwise: readonly Decided[];
}

/**
 * proven: a test passed, none failed or was skipped. ruleOnly: the same, but only tests of uncalled rules.
 * otherwise: the same, but tests assert a decision. failing: a test failed. withdrawn: a decision removes it. open:
 * anything else.
 */
type Standing = 'proven' | 'ruleOnly' | 'otherwise' | 'failing' | 'withdrawn' | 'open';

export interface Judged {
  readonly entry: Entry;
  readonly standing: Standing;
  readonly passes: number;
}

export interface AreaCount {
  readonly area: string;
  readonly proven: number;
  readonly ruleOnly: number;
  readonly otherwise: number;
  readonly failing: number;
  readonly withdrawn: number;
  readonly open: number;
}

const BRACKETS = /\[([A-Z0-9, -]+)\]/g;
const ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;

export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => inside.split(','))
    .map((id) => id.trim())
    .filter((id) => ID.test(id));
}

export function judge(
  entries: readonly Entry[],
  outcomes: readonly TestOutcome[],
  exceptions: Exceptions,
): readonly Judged[] {
  const byId = new Map<string, TestOutcome['status'][]>();
  for (const { title, status } of outcomes) {
    for (const id of idsIn(title)) byId.set(id, [...(byId.get(id) ?? []), status]);
  }
  return entries.map((entry) => {
    const statuses = byId.get(entry.id) ?? [];
    const standing = standingOf(statuses);
    const exception = exceptionOf(standing, entry.id, exceptions);
    return {
      entry,
      standing: exception ?? standing,
      passes: statuses.filter((status) => status === 'passed').length,
    };
  });
}

function exceptionOf(standing: Standing, id: string, { ruleOnly, withdrawn, otherwise }: Exceptions): Standing | null {
  const isIn = (list: readonly Decided[]): boolean => list.some((each) => each.id === id);
  if (standing === 'open') return isIn(withdrawn) ? 'withdrawn' : null;
  if (standing !== 'proven') return null;
  if (ruleOnly.has(id)) return 'ruleOnly';
  return isIn(otherwise) ? 'otherwise' : null;
}

function standingOf(statuses: readonly TestOutcome['status'][]): Standing {
  if (statuses.includes('failed')) return 'failing';
  return statuses.includes('passed') && !statuses.includes('skipped') ? 'proven' : 'open';
}

export function countByArea(judged: readonly Judged[]): readonly AreaCount[] {
  const areas = [...new Set(judged.map(({ entry }) => entry.area))].toSorted();
  return areas.map((area) => {
    const count = (standing: Standing): number =>
      judged.filter((each) => each.entry.area === area && each.standing === standing).length;
    return {
      area,
      proven: count('proven'),
      ruleOnly: count('ruleOnly'),
      otherwise: count('otherwise'),
      failing: count('failing'),
      withdrawn: count('withdrawn'),
      open: count('open'),
    };
  });
}

export interface Records {
  readonly outcomes: readonly TestOutcome[];
  readonly onceProven: readonly string[];
  readonly withdrawn: readonly Decided[];
  /** Only tested in the long run: without one they do not count as lost. */
  readonly longIds: ReadonlySet<string>;
}

/** Adds long-run results for entries that npm test does not test; npm test's own are newer. */
export function withLongRun(quick: readonly TestOutcome[], long: readonly TestOutcome[]): readonly TestOutcome[] {
  const named = new Set(quick.flatMap(({ title }) => idsIn(title)));
  return [...quick, ...long.filter(({ title }) => idsIn(title).some((id) => !named.has(id)))];
}

/** Unknown or withdrawn ids in titles, and entries no longer proven. */
export function findFaults(
  judged: readonly Judged[],
  { outcomes, onceProven, withdrawn, longIds }: Records,
): readonly string[] {
  const known = new Map(judged.map((each) => [each.entry.id, each]));
  const unknown = outcomes.flatMap(({ title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `No entry is called ${id}, but a test names it: ${title}`),
  );
  const lost = onceProven.flatMap((id) => {
    const now = known.get(id);
    if (now === undefined) return [`${id} was proven and is gone from requirements.yaml.`];
    // A skip loses nothing: some machines cannot run every runner.
    if (longIds.has(id) && now.standing !== 'ruleOnly') return [];
    if (now.standing === 'failing') return [`${id} was proven and fails now.`];
    if (now.standing === 'ruleOnly') return [`${id} was proven; only tests of rules without a caller name it now.`];
    return now.passes === 0 ? [`${id} was proven and no test that names it passed.`] : [];
  });
  const revived = withdrawn
    .filter(({ id }) => outcomes.some(({ title }) => idsIn(title).includes(id)))
    .map(({ id, decision }) => `Decision ${decision} withdraws ${id}, but a test names it.`);
  return [...unknown, ...lost, ...revived];
}
