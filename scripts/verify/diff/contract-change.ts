import { isObject } from '../../../packages/verify/values';

/** The impact of a change. `major` breaks clients. */
export type Impact = 'major' | 'minor' | 'patch';

export interface ContractChange {
  readonly key: string;
  readonly impact: Impact;
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

export interface ContractDiff {
  readonly base: string;
  readonly revision: string;
  readonly changes: readonly ContractChange[];
}

/** Reads the JSON of `redocly diff`. A newly required member of a closed answer is major, a changed default minor. */
export function readDiff(report: unknown): ContractDiff {
  const { infoVersions, changes } = isObject(report) ? report : {};
  const versions = isObject(infoVersions) ? infoVersions : {};
  const list = Array.isArray(changes) ? changes.filter(isObject) : [];
  return {
    base: String(versions.base),
    revision: String(versions.revision),
    changes: list.filter(isOnTheWire).map(changeOf),
  };
}

export function hasMoved(base: string, revision: string, impact: Impact): boolean {
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = base.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = revision.split('.').map(Number);
  if (major !== oldMajor) return major > oldMajor;
  if (impact === 'major') return false;
  if (minor !== oldMinor) return minor > oldMinor;
  return impact === 'patch' && patch > oldPatch;
}

/** Returns whether a change is part of the interface. Recipes and rules of the prover are not. */
function isOnTheWire({ property, path }: Readonly<Record<string, unknown>>): boolean {
  const names = [property, String(path).split('/').at(-1)];
  return !['x-from', 'x-verify', 'x-rules', 'x-agrees', 'x-counted-by', 'x-for-guests', 'x-precision'].some((name) =>
    names.includes(name),
  );
}

function changeOf(change: Readonly<Record<string, unknown>>): ContractChange {
  const path = String(change.path);
  const property = typeof change.property === 'string' ? ` ${change.property}` : '';
  const place = [change.revision, change.base].find(isObject) ?? {};
  const isNeeded = path.includes('/responses/') && change.property === 'required' && addedTo(change).length > 0;
  const needed = isNeeded ? `: ${addedTo(change).join(', ')}, which a closed answer did not have before` : '';
  return {
    key: `${path}${property} ${change.kind}`,
    impact: isNeeded ? 'major' : impactOf(change),
    file: String(place.file),
    line: Number(place.line),
    what: `${path}${property} ${change.kind}${needed}`,
  };
}

function addedTo({ base, revision }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const before = isObject(base) && Array.isArray(base.value) ? base.value : [];
  const after = isObject(revision) && Array.isArray(revision.value) ? revision.value : [];
  return after.filter((name) => !before.includes(name));
}

function impactOf({ impact, property }: Readonly<Record<string, unknown>>): Impact {
  if (impact === 'major' || impact === 'minor') return impact;
  return property === 'default' ? 'minor' : 'patch';
}
