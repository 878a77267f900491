import type { TextBlock } from '@/core/kernel/formatting/text-blocks';
import { textBlocksOf } from '@/core/kernel/formatting/text-blocks';

export function TextBlocks({ text }: { readonly text: string }) {
  return (
    <div className="grid gap-3">
      {textBlocksOf(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name, and do not move.
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className="read whitespace-pre-line">{block.text}</p>;
  return (
    <ul className="read grid gap-2 list-disc ps-5">
      {[...new Set(block.points)].map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
