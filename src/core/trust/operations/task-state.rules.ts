/** `late` means that no process runs the task, `failing` that its last run failed. */
export type TaskState = 'good' | 'failing' | 'late';

/** The number of reports that may be missed. Processes report once a minute. */
const MISSED_TURNS = 2;
const MIN_LATE_MS = 10 * 60_000;

/** Times in ms since 1970; `succeededAt` is null if no run succeeded. */
export function taskStateOf(
  turn: { readonly everySeconds: number; readonly endedAt: number; readonly succeededAt: number | null },
  now: number,
): TaskState {
  const { everySeconds, endedAt, succeededAt } = turn;
  if (now - endedAt > Math.max(MISSED_TURNS * everySeconds * 1_000, MIN_LATE_MS)) return 'late';
  return succeededAt === null || succeededAt < endedAt ? 'failing' : 'good';
}

/** Hours in which a notice of an authority must be answered (rule 3(1)(j) of the IT Rules 2021). */
export const NOTICE_ANSWER_HOURS = 72;
