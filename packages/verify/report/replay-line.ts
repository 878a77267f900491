import type { VerifyArguments } from '../command/arguments';
import { REPORT_FOLDER } from '../command/arguments';

export function replayLine(id: string, { call, report }: Pick<VerifyArguments, 'call' | 'report'>): string {
  return `${call} replay ${id}${report === REPORT_FOLDER ? '' : ` --report ${report}`}`;
}
