import { parseArgs } from 'node:util';

const BACKUP_TASKS = ['backup', 'restore', 'verify-backup'] as const;

export interface BackupTask {
  readonly kind: (typeof BACKUP_TASKS)[number];
  readonly file: string;
}

/** `migrate-only` ends after migrating. `check` tests whether a start would succeed. */
export type StartTask = { readonly kind: 'serve' | 'migrate-only' | 'check' } | BackupTask;

export class StartOptionError extends Error {
  constructor(reason: string) {
    super(
      `${reason}\nA start takes: --migrate-only, or --check, or nothing. Of backups: ${BACKUP_TASKS.map((kind) => `${kind} <file>`).join(', ')}.`,
    );
    this.name = 'StartOptionError';
  }
}

/** Reads the task. Ignores `--scale`, an option of npm start. Throws StartOptionError. */
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
