import { boolean, integer, moment, nullable, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** Notes that a process serves this database: id, version, store of files, whether it takes turns, the moment. Forgets those that were not seen since `$6`. */
export const noteProcess = defineStatement({
  name: 'operations.note-process',
  parameters: [uuid, text, text, boolean, moment, moment],
  columns: {},
  text: `with gone as (delete from platform.processes where seen_at < $6 and id <> $1)
         insert into platform.processes (id, version, file_store, runs_tasks, seen_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set seen_at = excluded.seen_at`,
});

export const forgetProcess = defineStatement({
  name: 'operations.forget-process',
  parameters: [uuid],
  columns: {},
  text: 'delete from platform.processes where id = $1',
});

/** The processes that were seen since `$1`. */
export const liveProcesses = defineStatement({
  name: 'operations.processes',
  parameters: [moment],
  columns: { id: uuid, version: text, file_store: text, runs_tasks: boolean },
  text: 'select id, version, file_store, runs_tasks from platform.processes where seen_at >= $1',
});

/** Notes a turn of a task: name, seconds between two turns, end, end of the last one that did not fail (null for none). What another process has noted later stays. */
export const noteTurn = defineStatement({
  name: 'operations.note-turn',
  parameters: [text, integer, moment, nullable(moment)],
  columns: {},
  text: `insert into platform.task_turns (task, every_seconds, ended_at, succeeded_at) values ($1, $2, $3, $4)
         on conflict (task) do update set every_seconds = excluded.every_seconds,
           ended_at = greatest(task_turns.ended_at, excluded.ended_at),
           succeeded_at = greatest(task_turns.succeeded_at, excluded.succeeded_at)`,
});

/** The last turn of each task. */
export const lastTurns = defineStatement({
  name: 'operations.last-turns',
  parameters: [],
  columns: { task: text, every_seconds: integer, ended_at: moment, succeeded_at: nullable(moment) },
  text: 'select task, every_seconds, ended_at, succeeded_at from platform.task_turns order by task',
});

/** Forgets tasks without a turn since `$1`: a later version has them no more. */
export const forgetTasks = defineStatement({
  name: 'operations.forget-tasks',
  parameters: [moment],
  columns: {},
  text: 'delete from platform.task_turns where ended_at < $1',
});
