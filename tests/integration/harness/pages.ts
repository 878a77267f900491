import type { Client } from './client';

export async function readAllPages(
  client: Client,
  path: string,
  limit: number,
): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const separator = path.includes('?') ? '&' : '?';
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { body } = await client.get(`${path}${separator}limit=${limit}${next}`);
    pages.push(body.items.map((item: { id?: string; notificationId?: string }) => item.id ?? item.notificationId));
    cursor = body.nextCursor;
  } while (cursor !== null);
  return pages;
}
