/** The methods to silence. Warnings and errors are never silenced. */
export type NotesConsole = Pick<Console, 'debug' | 'info' | 'log'>;

/** Silences the console in production (ER-CONSOLE-OFF). */
export function quietConsole(target: NotesConsole): void {
  const silence = () => undefined;
  target.debug = silence;
  target.info = silence;
  target.log = silence;
}
