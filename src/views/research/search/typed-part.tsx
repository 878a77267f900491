import { matchingParts } from '@/core/research/search/matching-parts';

export function TypedPart({ label, typed }: { readonly label: string; readonly typed: string }) {
  let end = 0;
  return matchingParts(label, typed).map(({ text, isMatch }) => {
    end += text.length;
    return isMatch ? <mark key={end}>{text}</mark> : text;
  });
}
