import { parseArgs } from 'node:util';

/** The tasks that take an archive. */
const BACKUP_TASKS = ['backup', 'restore', 'verify-backup'] as const;

/** A task with an archive of `npm run backup`. */
export interface BackupTask {
  readonly kind: (typeof BACKUP_TASKS)[number];
  /** The path of the archive. */
  readonly file: string;
}

/** The task of a process: to serve, to bring the database to the newest schema and end, to look whether a start would succeed, or one of backups. */
export type StartTask = { readonly kind: 'serve' | 'migrate-only' | 'check' } | BackupTask;

/** The command line has an option that no start takes. */
export class StartOptionError extends Error {
  constructor(reason: string) {
    super(
      `${reason}\nA start takes: --migrate-only, or --check, or nothing. Of backups: ${BACKUP_TASKS.map((kind) => `${kind} <file>`).join(', ')}.`,
    );
    this.name = 'StartOptionError';
  }
}

/** Reads the task from the arguments of the process. `--scale` is read by npm start and counts for nothing here. Throws StartOptionError. */
export function readStartTask(args: readonly string[]): StartTask {
  const { values, positionals } = parsed(args);
  const [word, file, ...others] = positionals;
  if (word !== undefined) {
    const kind = BACKUP_TASKS.find((task) => task === word);
    if (kind === undefined) throw new StartOptionError(`There is no task ${word}.`);
    if (file === undefined || others.length > 0) throw new StartOptionError(`${kind} takes the path of one archive.`);
    return { kind, file };
  }
  if (values.check && values['migrate-only'])
    throw new StartOptionError('--check changes nothing, --migrate-only does.');
  if (values.check) return { kind: 'check' };
  return { kind: values['migrate-only'] ? 'migrate-only' : 'serve' };
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'migrate-only': flag, check: flag, scale: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartOptionError(error instanceof Error ? error.message : String(error));
  }
}
