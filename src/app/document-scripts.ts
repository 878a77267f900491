import type { DocumentAssets } from './document-html';
import { scriptsOf } from './document-html';
import type { Features } from './feature';
import { chunksOfScreen } from './feature-registry';

/**
 * Returns the addresses of all scripts that documents may name: those of each screen, and where it shows content with chunks of its own, those with every choice
 * of them.
 */
export async function scriptsOfDocuments(assets: DocumentAssets, features: Features): Promise<ReadonlySet<string>> {
  const entries = Object.entries(features);
  const first = await Promise.all(entries.flatMap(([, { comes, load }]) => (comes === 'first' ? [load()] : [])));
  const content = choicesOf(first.flatMap(({ feature }) => feature.contentChunks ?? []));
  const sets = entries.flatMap(([name, { screens = {}, needs = [], showsContent }]) =>
    Object.keys(screens).flatMap((screen) => {
      const own = chunksOfScreen(screen, name, needs);
      return showsContent ? content.map((chosen) => [...own, ...chosen]) : [own];
    }),
  );
  return new Set(sets.flatMap((chunks) => scriptsOf(assets, chunks)));
}

/** Returns every choice of some, none or all of the names. */
function choicesOf(names: readonly string[]): readonly (readonly string[])[] {
  const choices: (readonly string[])[] = [[]];
  for (const name of names) choices.push(...choices.map((choice) => [...choice, name]));
  return choices;
}
