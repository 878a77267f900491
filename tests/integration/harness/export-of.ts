import { unzip } from '@tests/support/unzip';
import type { Person, World } from './world';

export async function readyExport(person: Pick<Person, 'get' | 'post'>): Promise<string> {
  const { exportId } = (await person.post('/api/user/user/exports', undefined)).body;
  for (;;) {
    const { items } = (await person.get('/api/user/user/exports')).body;
    const made = items.find((one: { readonly exportId: string }) => one.exportId === exportId);
    if (made.state !== 'making') return exportId;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function exportOf(world: World, person: Person): Promise<ReadonlyMap<string, Buffer>> {
  const exportId = await readyExport(person);
  const headers = { cookie: person.cookies.header };
  const answer = await fetch(`${world.server.origin}/download/export/${exportId}`, { headers });
  return unzip(Buffer.from(await answer.arrayBuffer()));
}
