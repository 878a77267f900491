import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { dayInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { familyName, titleFamilyOf } from '@/core/research/cards/title-family.rules';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { TenureAnswers, TenureFigure, TenureGroup } from '@/core/research/tenure/tenure.rules';
import { TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import type { ExclusiveGrouping, TenureGrouping, TenureScope } from '@/core/research/tenure/tenure-scopes.rules';
import { countNameOf, TENURE_GROUPINGS, tenureScopeKey } from '@/core/research/tenure/tenure-scopes.rules';
import type { ShownTenure, SnapshotAnswer, TenureState } from '@/core/research/tenure/tenure-snapshot.rules';
import { planTenureSnapshot } from '@/core/research/tenure/tenure-snapshot.rules';
import { dayOfProof, daysSinceJoining, personNumber, worksAt } from '../contribute/author-standing';

export interface MemoryTenure {
  readonly id: string;
  readonly companyId: number;
  readonly jobProfileId: number | null;
  readonly departmentId: number | null;
  readonly locationId: number | null;
  readonly joined: string;
  readonly left: string | null;
  readonly told: string;
  readonly answers: TenureAnswers;
  readonly authorId: string | null;
  /** In ms since 1970, or null if it does not wait. */
  readonly waitsUntil: number | null;
}

interface ShownScope {
  readonly scope: TenureScope;
  readonly figure: ShownTenure;
}

export class TenureRecords {
  #all: readonly MemoryTenure[] = [];
  readonly #world: MemoryWorld;
  #counted: ReadonlyMap<string, readonly string[]> = new Map();
  #ready: ReadonlySet<string> = new Set();
  #shown: readonly ShownScope[] = [];
  #states: readonly TenureState[] = [];
  #rivals: ReadonlyMap<number, ExclusiveGrouping> = new Map();
  #takenOn: string | null = null;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  get takenOn(): string | null {
    return this.#takenOn;
  }

  find(id: string): MemoryTenure | null {
    return this.#all.find((report) => report.id === id) ?? null;
  }

  of(authorId: string, companyId: number): readonly MemoryTenure[] {
    return this.#all
      .filter((report) => report.authorId === authorId && report.companyId === companyId)
      .toSorted((one, other) => (one.joined < other.joined ? 1 : -1));
  }

  isCounted(id: string): boolean {
    return (this.#counted.get(id)?.length ?? 0) > 0;
  }

  add(report: MemoryTenure): void {
    this.#all = [...this.#all, report];
  }

  remove(id: string): void {
    this.#all = this.#all.filter((report) => report.id !== id);
    this.#counted = new Map([...this.#counted].filter(([known]) => known !== id));
    this.#ready = new Set([...this.#ready].filter((known) => known !== id));
  }

  /** Changes a report. Changed answers count as new ones. */
  change(before: MemoryTenure, after: MemoryTenure): void {
    this.#all = this.#all.map((report) => (report.id === before.id ? after : report));
    const isOfSameGroups = (['jobProfileId', 'departmentId', 'locationId'] as const).every(
      (name) => before[name] === after[name],
    );
    const same = TENURE_QUESTIONS.filter((question) => before.answers[question] === after.answers[question]);
    const names = same.flatMap((question) => TENURE_GROUPINGS.map((grouping) => countNameOf(question, grouping)));
    const kept = (this.#counted.get(before.id) ?? []).filter((name) => isOfSameGroups && names.includes(name));
    this.#counted = new Map([...this.#counted, [before.id, kept]]);
  }

  takeSnapshot(): void {
    const now = this.#world.clock.now();
    const answers = this.#answers(now);
    const planned = planTenureSnapshot(answers, this.#states, dayNumberInIndia(now), this.#rivals);
    const { counted, shown, kept, states, rivals } = planned;
    this.#rivals = new Map([...rivals, ...this.#rivals]);
    const keptKeys = new Set(kept.map(tenureScopeKey));
    this.#shown = [...this.#shown.filter(({ scope }) => keptKeys.has(tenureScopeKey(scope))), ...shown];
    this.#states = states;
    this.#takenOn = dayInIndia(now);
    const noted = new Map<string, readonly string[]>();
    for (const [place, groupings] of counted) {
      const answer = answers[place];
      if (answer === undefined) continue;
      const names = groupings.map((grouping) => countNameOf(answer.question, grouping));
      noted.set(answer.reportId, [...(noted.get(answer.reportId) ?? []), ...names]);
    }
    this.#counted = noted;
    this.#ready = new Set([...this.#ready, ...answers.flatMap(({ reportId, isReady }) => (isReady ? [reportId] : []))]);
  }

  figuresOf(companyId: number): readonly TenureFigure[] {
    return this.#figuresIn(companyId, 'company', '');
  }

  groupsOf(companyId: number, grouping: Exclude<TenureGrouping, 'company'>): readonly TenureGroup[] {
    const { lists } = this.#world.records(CatalogRecords);
    const nameOf = (group: string): string | undefined =>
      grouping === 'role'
        ? familyName(group)
        : lists[grouping === 'city' ? 'location' : grouping].find(({ id }) => `${id}` === group)?.name;
    const own = this.#shown.filter(({ scope }) => scope.companyId === companyId && scope.grouping === grouping);
    return [...new Set(own.map(({ scope }) => scope.groupId))]
      .map((group) => ({
        name: nameOf(group) ?? '',
        figures: this.#figuresIn(companyId, grouping, group).map(({ question, count, usual }) => {
          return { question, count, usual };
        }),
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  #figuresIn(companyId: number, grouping: TenureGrouping, groupId: string): readonly TenureFigure[] {
    return TENURE_QUESTIONS.flatMap((question) => {
      const key = tenureScopeKey({ companyId, grouping, groupId, question });
      const found = this.#shown.find(({ scope }) => tenureScopeKey(scope) === key);
      return found === undefined ? [] : [{ question, ...found.figure }];
    });
  }

  #answers(now: number): readonly (SnapshotAnswer & { readonly reportId: string })[] {
    const { jobProfile } = this.#world.records(CatalogRecords).lists;
    const counting = this.#all.filter(
      ({ authorId, waitsUntil }) =>
        (authorId === null || daysSinceJoining(this.#world, authorId) !== null) &&
        (waitsUntil === null || waitsUntil <= now),
    );
    const known = counting.map((report) => ({
      report,
      person: report.authorId === null ? null : personNumber(this.#world, report.authorId),
    }));
    known.sort(
      (one, other) => (one.person ?? -1) - (other.person ?? -1) || (one.report.joined < other.report.joined ? 1 : -1),
    );
    return known.flatMap(({ report, person }) => {
      const { id, companyId, jobProfileId, departmentId, locationId, told, authorId } = report;
      const title = jobProfile.find((one) => one.id === jobProfileId)?.name;
      const family = title === undefined ? null : titleFamilyOf(title);
      const isAtWork = worksAt(this.#world, authorId, companyId);
      const isReady =
        authorId === null || isAtWork || (daysSinceJoining(this.#world, authorId) ?? 0) >= MIN_ACCOUNT_DAYS;
      const provedOn = isAtWork ? dayOfProof(this.#world, authorId) : null;
      return TENURE_QUESTIONS.flatMap((question) => {
        const code = report.answers[question];
        if (code === null) return [];
        const names = this.#counted.get(id) ?? [];
        const counted = TENURE_GROUPINGS.filter((grouping) => names.includes(countNameOf(question, grouping)));
        const about = { reportId: id, companyId, departmentId, locationId, family, question, code };
        return [{ ...about, person, told, counted, isReady, wasReady: this.#ready.has(id), provedOn }];
      });
    });
  }
}
