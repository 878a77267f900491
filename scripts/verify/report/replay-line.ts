import { REPORT_FOLDER } from '../command/arguments';

/** The command that makes one failure of the report in a folder again. */
export function replayLine(id: string, folder: string): string {
  return `npm run verify -- replay ${id}${folder === REPORT_FOLDER ? '' : ` --report ${folder}`}`;
}
