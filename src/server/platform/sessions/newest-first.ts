import type { Authorship } from '../authorship';
import { unsealMoment } from '../sealed-moment';

export function newestFirst<Row extends { readonly access_hash: Uint8Array; readonly access_seal: Uint8Array }>(
  authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  rows: readonly Row[],
): readonly Row[] {
  const dated = rows.map((row) => ({ row, endsAt: unsealMoment(authorship, row.access_hash, row.access_seal) }));
  return dated.toSorted((one, other) => other.endsAt - one.endsAt).map(({ row }) => row);
}
