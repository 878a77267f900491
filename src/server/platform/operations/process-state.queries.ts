import { boolean, integer, moment, nullable, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const recordProcess = defineStatement({
  name: 'operations.note-process',
  parameters: [uuid, text, text, boolean, moment, moment],
  columns: {},
  text: `with gone as (delete from platform.processes where seen_at < $6 and id <> $1)
         insert into platform.processes (id, version, file_store, runs_tasks, seen_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set seen_at = excluded.seen_at`,
});

export const deleteProcess = defineStatement({
  name: 'operations.forget-process',
  parameters: [uuid],
  columns: {},
  text: 'delete from platform.processes where id = $1',
});

export const liveProcesses = defineStatement({
  name: 'operations.processes',
  parameters: [moment],
  columns: { id: uuid, version: text, file_store: text, runs_tasks: boolean },
  text: 'select id, version, file_store, runs_tasks from platform.processes where seen_at >= $1',
});

export const recordTurn = defineStatement({
  name: 'operations.note-turn',
  parameters: [text, integer, moment, nullable(moment)],
  columns: {},
  text: `insert into platform.task_turns (task, every_seconds, ended_at, succeeded_at) values ($1, $2, $3, $4)
         on conflict (task) do update set every_seconds = excluded.every_seconds,
           ended_at = greatest(task_turns.ended_at, excluded.ended_at),
           succeeded_at = greatest(task_turns.succeeded_at, excluded.succeeded_at)`,
});

export const lastTaskRuns = defineStatement({
  name: 'operations.last-turns',
  parameters: [],
  columns: { task: text, every_seconds: integer, ended_at: moment, succeeded_at: nullable(moment) },
  text: 'select task, every_seconds, ended_at, succeeded_at from platform.task_turns order by task',
});

export const deleteTaskRuns = defineStatement({
  name: 'operations.forget-tasks',
  parameters: [moment],
  columns: {},
  text: 'delete from platform.task_turns where ended_at < $1',
});
