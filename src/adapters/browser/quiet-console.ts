/** The parts of the console that only tell; warnings and errors are never silenced. */
export type TellingConsole = Pick<Console, 'debug' | 'info' | 'log'>;

/** Switches off what only tells, for production (ER-CONSOLE-OFF): nobody's page is a place for our notes. */
export function quietConsole(target: TellingConsole): void {
  const silence = () => undefined;
  target.debug = silence;
  target.info = silence;
  target.log = silence;
}
