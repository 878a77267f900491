/** Runs the work for every item, at most `count` in parallel. */
export async function atOnce<Thing>(
  count: number,
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  // The workers share one iterator, so that each item is processed once.
  const left = [...things].values();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const thing of left) await work(thing);
    }),
  );
}
