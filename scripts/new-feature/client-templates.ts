import type { FeatureNames } from './feature-names';

/** The memory adapter, complete, so that the contract suite is green on it from the start. */
export const memoryFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import type { Failure } from '@/core/common/failure';
import type { Page, PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ${pascal} } from '@/core/${feature}/${feature}.port';
import type { ${pascal}Entry } from '@/core/${feature}/${feature}-entry';
import { refusal } from './memory-failure';

/** ${title} in memory. The cursor is the id of the last entry of the page before. */
export class Memory${pascal} implements ${pascal} {
  private readonly newestFirst: readonly ${pascal}Entry[];

  constructor(entries: readonly ${pascal}Entry[]) {
    this.newestFirst = entries.toSorted((a, b) => b.id - a.id);
  }

  async list${pascal}({ cursor, limit = 20 }: PageQuery): Promise<Result<Page<${pascal}Entry>, Failure>> {
    const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
    if (Number.isNaN(before)) return refusal(400, 'cursor_invalid', 'This page cannot be found any more. Start again at the top.');
    const rest = this.newestFirst.filter(({ id }) => id < before);
    const items = rest.slice(0, limit);
    const last = items.at(-1);
    return ok({ items, nextCursor: last !== undefined && rest.length > limit ? String(last.id) : null });
  }
}
`;

/** The store. */
export const storeFile = ({
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Page } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import type { ${pascal} } from '@/core/${feature}/${feature}.port';
import { withMore } from '@/core/${feature}/${feature}.rules';
import type { ${pascal}Entry } from '@/core/${feature}/${feature}-entry';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';

/** ${title} as far as they are loaded. */
export class ${pascal}Store {
  /** How the last page that was asked for fared. */
  page: LoadState<null> = idle;
  entries: readonly ${pascal}Entry[] = [];
  private nextCursor: string | null = null;

  constructor(private readonly ${camel}: ${pascal}) {
    makeAutoObservable<this, '${camel}'>(this, { ${camel}: false }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  /** Loads the first page where that has not happened yet. */
  async open(): Promise<void> {
    if (this.page.state === 'idle') await this.load({});
  }

  /** Loads the next page; after a failure, the page that failed. */
  async loadMore(): Promise<void> {
    if (this.page.state !== 'loading') await this.load(this.nextCursor === null ? {} : { cursor: this.nextCursor });
  }

  private async load(query: { readonly cursor?: string }): Promise<void> {
    this.page = loading;
    this.arrived(await this.${camel}.list${pascal}(query));
  }

  private arrived(answer: Result<Page<${pascal}Entry>, Failure>): void {
    if (!answer.ok) {
      this.page = failed(answer.failure);
      return;
    }
    this.entries = withMore(this.entries, answer.value.items);
    this.nextCursor = answer.value.nextCursor;
    this.page = ready(null);
  }
}
`;

/** The store's test. */
export const storeTestFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import { describe, expect, it } from 'vitest';
import { Memory${pascal} } from '@/adapters/memory/memory-${feature}';
import { ${pascal}Store } from './${feature}.store';

const entries = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, title: \`Entry \${index + 1}\` }));

describe('${pascal}Store', () => {
  it('loads page after page, newest first', async () => {
    const store = new ${pascal}Store(new Memory${pascal}(entries));
    await store.open();
    expect(store.entries).toHaveLength(20);
    expect(store.hasMore).toBe(true);
    await store.loadMore();
    expect(store.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toReversed());
    expect(store.hasMore).toBe(false);
  });

  it('loads the first page once', async () => {
    const store = new ${pascal}Store(new Memory${pascal}(entries));
    await store.open();
    await store.open();
    expect(store.entries).toHaveLength(20);
  });
});
`;

/** The view's texts. */
export const messagesFile = ({ title }: FeatureNames): string => `/** Texts of ${title}. */
export const messages = {
  title: '${title}',
  loading: 'Loading',
  empty: 'Nothing here yet',
  failed: 'This could not be loaded.',
  more: 'Show more',
  retry: 'Try again',
  done: 'That is all.',
} as const;
`;

/** The view's hook. */
export const hookFile = ({
  camel,
  pascal,
  title,
}: FeatureNames): string => `import { createStoreHook } from '../common/stores-context';

/** The store of ${title}. */
export const use${pascal} = createStoreHook('${camel}');
`;

/** The screen. */
export const screenFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import { observer } from 'mobx-react-lite';
import { EmptyState } from '../ui/empty-state';
import { LoadMore } from '../ui/load-more';
import { Section } from '../ui/section';
import { messages } from './messages';
import { use${pascal} } from './use-${feature}';

/** The screen of ${title}. */
export const ${pascal}Screen = observer(function ${pascal}Screen() {
  const { page, entries, hasMore, loadMore } = use${pascal}();
  const isEmpty = page.state === 'ready' && entries.length === 0;
  const settled = hasMore ? 'idle' : 'done';
  const status = page.state === 'ready' ? settled : page.state;

  return (
    <Section title={messages.title}>
      {isEmpty ? (
        <EmptyState title={messages.empty} />
      ) : (
        <>
          <ul>
            {entries.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          <LoadMore status={status} onLoadMore={loadMore} texts={messages} />
        </>
      )}
    </Section>
  );
});
`;
