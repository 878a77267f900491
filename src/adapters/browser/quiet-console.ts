/** The console's methods for notes; warnings and errors are never silenced. */
export type NotesConsole = Pick<Console, 'debug' | 'info' | 'log'>;

/** Switches off notes in the console, for production (ER-CONSOLE-OFF). */
export function quietConsole(target: NotesConsole): void {
  const silence = () => undefined;
  target.debug = silence;
  target.info = silence;
  target.log = silence;
}
