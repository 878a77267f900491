import { Container } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import createClient from 'openapi-fetch';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router';

/**
 * The floor of the `bundle` row: an empty page that uses every screen's packages and none of our code. Never served.
 */

interface Paths {
  '/count': { get: { responses: { 200: { content: { 'application/json': number } } } } };
}

type CountClient = ReturnType<typeof createClient<Paths>>;

class Counter {
  count = 0;

  constructor(private readonly client: CountClient) {
    makeAutoObservable<this, 'client'>(this, { client: false }, { autoBind: true });
  }

  async add(): Promise<void> {
    const { data } = await this.client.GET('/count');
    this.put(data ?? 0);
  }

  private put(count: number): void {
    this.count = count;
  }
}

const ClientToken = Symbol('Client');
const container = new Container();
container.bind(ClientToken).toConstantValue(createClient<Paths>({ baseUrl: '/' }));
container
  .bind(Counter)
  .toResolvedValue((client: CountClient) => new Counter(client), [ClientToken])
  .inSingletonScope();

const Page = observer(function Page({ counter }: { readonly counter: Counter }) {
  const { pathname } = useLocation();
  return (
    <main>
      <Link to="/other">{pathname}</Link>
      <button type="button" onClick={counter.add}>
        {counter.count}
      </button>
    </main>
  );
});

hydrateRoot(
  document.body,
  <BrowserRouter>
    <Page counter={container.get(Counter)} />
  </BrowserRouter>,
);
