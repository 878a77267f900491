import type { Operations } from '@/contract/generated/moderation';
import { taskStateOf } from '@/core/trust/operations/task-state.rules';
import type { lastTaskRuns, liveProcesses } from '@/server/platform/operations/process-state.queries';
import type { RowOf } from '@/server/platform/sql-types';

export function presentProcesses(rows: readonly RowOf<typeof liveProcesses.columns>[]): Operations['processes'] {
  return {
    count: rows.length,
    withTasks: rows.filter(({ runs_tasks }) => runs_tasks).length,
    versions: [...new Set(rows.map(({ version }) => version))].toSorted(),
    haveFilesApart: new Set(rows.map(({ file_store }) => file_store)).size > 1,
  };
}

export function presentTask(
  { task, every_seconds, ended_at, succeeded_at }: RowOf<typeof lastTaskRuns.columns>,
  now: number,
): Operations['tasks'][number] {
  const turn = {
    everySeconds: every_seconds,
    endedAt: ended_at.getTime(),
    succeededAt: succeeded_at?.getTime() ?? null,
  };
  return {
    name: task,
    everySeconds: every_seconds,
    endedAt: ended_at.toISOString(),
    succeededAt: succeeded_at?.toISOString() ?? null,
    state: taskStateOf(turn, now),
  };
}
