import type { FeatureNames } from './feature-names';

export const entityFile = ({ entityPascal }: FeatureNames): string => `export interface ${entityPascal} {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}
`;

export const portFile = ({
  pascal,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { ${entityPascal} } from './${entity}';

/** Reads ${words}. */
export interface ${pascal} {
  /** Newest first. Fails with \`invalid\` (\`cursor_invalid\`) for an unknown cursor. */
  readonly list${pascal}: (query: PageQuery) => Promise<Result<Page<${entityPascal}>, Failure>>;
}

export const ${pascal}Port: Key<${pascal}> = Symbol('${pascal}');
`;

export const recordsFile = ({
  folder,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import type { ${entityPascal} } from '@/core/${folder}/${entity}';

/** The ${words} of a memory world. */
export class ${entityPascal}Records {
  readonly all: ${entityPascal}[] = [];
}
`;

export const memoryFile = ({
  folder,
  feature,
  pascal,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import type { Failure } from '@/core/kernel/common/failure';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { ${entityPascal} } from '@/core/${folder}/${entity}';
import type { ${pascal} } from '@/core/${folder}/${feature}.port';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import { NEW_TO_OLD } from '@/adapters/memory/talk/posting/post-orders';
import { ${entityPascal}Records } from './${entity}-records';

/** Lists ${words} of a memory world. */
export class Memory${pascal} implements ${pascal} {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  list${pascal}(query: PageQuery): Promise<Result<Page<${entityPascal}>, Failure>> {
    return this.#browser.ask('list${pascal}', { query }, () =>
      pageOf(this.#browser.world.records(${entityPascal}Records).all, NEW_TO_OLD, query),
    );
  }
}
`;
