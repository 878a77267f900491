export const SPEAKS_AFTER_MS = 5_000;

export type Say = (step: string) => void;

/** Runs a step of a start and says which it is once it takes longer than five seconds. */
export async function aloud<T>(say: Say, step: string, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(`${step}: this takes a while`), SPEAKS_AFTER_MS);
  return run().finally(() => clearTimeout(timer));
}
