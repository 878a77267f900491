import type { Database } from '@/server/platform/database';
import { coversAmong } from './covers.queries';

export async function coverNames<Side extends { readonly name: string } | null>(
  on: Database,
  sides: readonly Side[],
): Promise<readonly Side[]> {
  const names = [...new Set(sides.flatMap((side) => side?.name ?? []))];
  const rows = names.length === 0 ? [] : await on.query(coversAmong, names);
  if (rows.length === 0) return sides;
  const covers = new Map(rows.map(({ name, cover }) => [name, cover]));
  return sides.map((side) => (side === null ? side : { ...side, name: covers.get(side.name) ?? side.name }));
}
