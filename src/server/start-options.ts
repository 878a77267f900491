import { parseArgs } from 'node:util';

/** The task of a process: to serve, to bring the database to the newest schema and end, or to look whether a start would succeed. */
export type StartTask = 'serve' | 'migrate-only' | 'check';

/** The command line has an option that no start takes. */
export class StartOptionError extends Error {
  constructor(reason: string) {
    super(`${reason}\nA start takes: --migrate-only, or --check, or nothing.`);
    this.name = 'StartOptionError';
  }
}

/** Reads the task from the arguments of the process. `--scale` is read by npm start and counts for nothing here. Throws StartOptionError. */
export function readStartTask(args: readonly string[]): StartTask {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'migrate-only': flag, check: flag, scale: { type: 'string' } } as const;
  let values: { readonly 'migrate-only': boolean; readonly check: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new StartOptionError(error instanceof Error ? error.message : String(error));
  }
  if (values.check && values['migrate-only'])
    throw new StartOptionError('--check changes nothing, --migrate-only does.');
  if (values.check) return 'check';
  return values['migrate-only'] ? 'migrate-only' : 'serve';
}
