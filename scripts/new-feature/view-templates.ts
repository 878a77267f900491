import type { FeatureNames } from './feature-names';

export const storeFile = ({
  folder,
  feature,
  pascal,
  camel,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import type { ${entityPascal} } from '@/core/${folder}/${entity}';
import type { ${pascal} } from '@/core/${folder}/${feature}.port';
import { PagedList } from '@/stores/kernel/common/paged-list';

/** The list of ${words}. */
export class ${pascal}Store {
  readonly list: PagedList<${entityPascal}>;

  constructor(${camel}: ${pascal}) {
    this.list = new PagedList({ fetch: (page) => ${camel}.list${pascal}(page), keyOf: ({ id }) => id });
  }

  /** Loads the first page, once. */
  async open(): Promise<void> {
    if (this.list.state.state === 'idle') await this.list.load();
  }
}
`;

export const keysFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import type { Key } from '@/core/kernel/common/key';
import type { ${pascal}Store } from './${feature}.store';

/** The store of this feature, by a lazy key: importing it does not load the store. */
export const ${pascal}Key: Key<${pascal}Store> = Symbol('${feature}/${pascal}Store');
`;

export const messagesFile = ({ title, words }: FeatureNames): string => `export const messages = {
  title: '${title}',
  loading: 'Loading ${words}',
  emptyTitle: 'No ${words} yet',
  failedTitle: 'The ${words} did not load',
  failedText: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  more: 'Show more ${words}',
  loadingMore: 'Loading more ${words}',
  moreFailed: 'The next ${words} did not load.',
  end: 'You have seen everything.',
} as const;
`;

export const screenFile = ({ folder, pascal }: FeatureNames): string => `import { observer } from 'mobx-react-lite';
import { ${pascal}Key } from '@/stores/${folder}/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useStore } from '@/views/kernel/common/use-store';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';

export const ${pascal}Screen = observer(function ${pascal}Screen() {
  const { list } = useStore(${pascal}Key);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <section className="hang">
        <h1 className="h1">{messages.title}</h1>
        <LoadView state={list.state} texts={messages} onRetry={list.reload} skeleton={<Rows />}>
          {() => (list.items.length === 0 ? <EmptyState title={messages.emptyTitle} /> : <Items />)}
        </LoadView>
      </section>
    </ScreenFrame>
  );
});

function Rows() {
  return (
    <>
      <Skeleton width="most" />
      <Skeleton width="half" />
    </>
  );
}

const Items = observer(function Items() {
  const { list } = useStore(${pascal}Key);
  return (
    <>
      <ul className="rows" aria-label={messages.title}>
        {list.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <LoadMore status={moreStatusOf(list)} onLoadMore={() => void list.loadMore()} texts={MORE_TEXTS} />
    </>
  );
});

const MORE_TEXTS = {
  more: messages.more,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
`;

export const screenTestFile = ({
  folder,
  feature,
  pascal,
  entity,
  entityPascal,
}: FeatureNames): string => `// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { ${entityPascal}Records } from '@/adapters/memory/${folder}/${entity}-records';
import { messages } from './messages';
import { ${pascal}Screen } from './${feature}-screen';

afterEach(cleanup);

/** The entries that are shown. */
const rows = async () => within(await screen.findByRole('list', { name: messages.title })).getAllByRole('listitem');

/** Starts an app on another page, in a world with that number of entries. */
async function aWorldWith(count: number) {
  const here = await startMemoryApp({ address: '/session' });
  const entries = Array.from({ length: count }, (_, index) => ({
    id: here.world.ids.next(),
    title: \`Entry \${index + 1}\`,
    createdAt: here.world.timestamp(),
  }));
  here.world.records(${entityPascal}Records).all.push(...entries);
  return here;
}

describe('the screen', () => {
  it('shows page after page', async () => {
    const { app, store } = await aWorldWith(25);
    await app.arrive('/${feature}', '');
    renderWithStores(store, <${pascal}Screen />);
    expect(await rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: messages.more }));
    expect(await screen.findByText(messages.end)).toBeDefined();
    expect(await rows()).toHaveLength(25);
  });

  it('says so while there is nothing', async () => {
    const { app, store } = await aWorldWith(0);
    await app.prefetch('/${feature}');
    renderWithStores(store, <${pascal}Screen />);
    expect(screen.getAllByText(messages.loading)).not.toEqual([]);
    await app.arrive('/${feature}', '');
    expect(await screen.findByText(messages.emptyTitle)).toBeDefined();
  });

  it('offers to try again', async () => {
    const { app, store, line } = await aWorldWith(1);
    line.goOffline();
    await app.arrive('/${feature}', '');
    renderWithStores(store, <${pascal}Screen />);
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(await rows()).toHaveLength(1);
  });
});
`;
