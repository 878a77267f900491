import type { VerifyArguments } from '../command/arguments';
import { REPORT_FOLDER } from '../command/arguments';

/** The command that makes one failure of the report in a folder again. */
export function replayLine(id: string, { call, report }: Pick<VerifyArguments, 'call' | 'report'>): string {
  return `${call} replay ${id}${report === REPORT_FOLDER ? '' : ` --report ${report}`}`;
}
