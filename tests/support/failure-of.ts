import type { Failure } from '@/core/kernel/common/failure';
import { failureKindOf } from '@/core/kernel/common/failure';

export function failureOf(
  status: number | null,
  code = 'test',
  fields: Readonly<Record<string, string>> = {},
): Failure {
  if (status === null) return { kind: 'network', status, code: 'network', message: '', fields };
  return { kind: failureKindOf(status), status, code, message: `Refused with ${status}.`, fields };
}
