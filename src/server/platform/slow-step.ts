export const SLOW_STEP_MS = 5_000;

export type ReportStep = (step: string) => void;

/** Runs a startup step and reports it if it takes longer than five seconds. */
export async function announceSlowStep<T>(say: ReportStep, step: string, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(`${step}: this takes a while`), SLOW_STEP_MS);
  return run().finally(() => clearTimeout(timer));
}
