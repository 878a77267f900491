/** One testable fact of the specification, as requirements.yaml has it. */
export interface Entry {
  readonly id: string;
  readonly area: string;
  readonly level: string;
  readonly text: string;
  /** The assertion that proves the entry. */
  readonly check: string;
}

/** The result of one test; its title names the entries that it proves, as `[VA-NUM-SHORT]`. */
export interface TestOutcome {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

/** An entry that a decision of decisions.md, by its number, takes out of the specification, or says otherwise. */
export interface Decided {
  readonly id: string;
  readonly decision: string;
}

/** What decides over an entry beside its tests. */
export interface Exceptions {
  /** Ids that only tests of rules without a caller name. */
  readonly ruleOnly: ReadonlySet<string>;
  readonly withdrawn: readonly Decided[];
  /** Entries whose tests assert what a decision says in place of their text. */
  readonly otherwise: readonly Decided[];
}

/**
 * proven: a test that names the entry passed, and none that names it failed or was skipped.
 * ruleOnly: the same, but every such test is of a rule that no product code calls.
 * otherwise: the same, but a decision replaces the text of the entry, and the tests assert the decision's.
 * failing: a test that names it failed. withdrawn: a decision says that the product has no counterpart. open: anything else.
 */
type Standing = 'proven' | 'ruleOnly' | 'otherwise' | 'failing' | 'withdrawn' | 'open';

/** An entry with what the tests say about it. */
export interface Judged {
  readonly entry: Entry;
  readonly standing: Standing;
  /** The number of passed tests that name the entry. */
  readonly passes: number;
}

/** The entries of an area, counted by state. */
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

/** The ids that a test title names: `[AB-ONE] …`, `[AB-ONE] [AB-TWO] …` or `[AB-ONE, AB-TWO] …`. */
export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => inside.split(','))
    .map((id) => id.trim())
    .filter((id) => ID.test(id));
}

/** Judges each entry by the given tests. */
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

/** Counts per area, in the order of the areas' names. */
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

/** What the faults of the ledger are found by. */
export interface Records {
  readonly outcomes: readonly TestOutcome[];
  readonly onceProven: readonly string[];
  readonly withdrawn: readonly Decided[];
  /** Ids that only tests of the long run name: if it has not run, nothing says that they are lost. */
  readonly longIds: ReadonlySet<string>;
}

/** Adds to the results of npm test those of the long run that name an entry which no test of npm test names: of the others those of npm test are newer. */
export function withLongRun(quick: readonly TestOutcome[], long: readonly TestOutcome[]): readonly TestOutcome[] {
  const named = new Set(quick.flatMap(({ title }) => idsIn(title)));
  return [...quick, ...long.filter(({ title }) => idsIn(title).some((id) => !named.has(id)))];
}

/**
 * Returns the faults of the ledger, one sentence each: ids in titles that are unknown or withdrawn, and entries that were proven once and
 * are not now.
 */
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
    // A skip alone loses nothing: some machines cannot run every runner.
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
