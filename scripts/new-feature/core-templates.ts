import type { FeatureNames } from './feature-names';

/** The entity. */
export const entityFile = ({ pascal, title }: FeatureNames): string => `/** One entry of ${title}. */
export interface ${pascal}Entry {
  readonly id: number;
  /** What the entry is called; never empty. */
  readonly title: string;
}
`;

/** The port. */
export const portFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import type { Failure } from '@/core/common/failure';
import type { Page, PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import type { ${pascal}Entry } from './${feature}-entry';

/** Reads ${title}. */
export interface ${pascal} {
  /** One page, newest first. \`invalid\` with the code \`cursor_invalid\` for a cursor that was not given by the service. */
  list${pascal}(query: PageQuery): Promise<Result<Page<${pascal}Entry>, Failure>>;
}
`;

/** The rules. */
export const rulesFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Entry } from './${feature}-entry';

/** What is known, followed by what a further page brings; an entry that is known already is not repeated. */
export function withMore(
  known: readonly ${pascal}Entry[],
  more: readonly ${pascal}Entry[],
): readonly ${pascal}Entry[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
`;

/** The rules' test. */
export const rulesTestFile = ({ feature }: FeatureNames): string => `import { describe, expect, it } from 'vitest';
import { withMore } from './${feature}.rules';

const anEntry = (id: number) => ({ id, title: \`Entry \${id}\` });

describe('withMore', () => {
  it('puts a further page after what is known', () => {
    expect(withMore([anEntry(3)], [anEntry(2)])).toEqual([anEntry(3), anEntry(2)]);
  });

  it('repeats nothing', () => {
    expect(withMore([anEntry(3), anEntry(2)], [anEntry(2), anEntry(1)])).toEqual([anEntry(3), anEntry(2), anEntry(1)]);
  });
});
`;
