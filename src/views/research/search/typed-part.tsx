import { matchingPart } from '@/core/research/search/matching-part';

export function TypedPart({ label, typed }: { readonly label: string; readonly typed: string }) {
  const [before, match, after] = matchingPart(label, typed);
  return (
    <>
      {before}
      {match === '' ? null : <mark>{match}</mark>}
      {after}
    </>
  );
}
