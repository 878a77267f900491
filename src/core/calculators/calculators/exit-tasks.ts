import type { TypedFields } from './form-reading';

export const EXIT_TASKS = [
  'written',
  'payslips',
  'returned',
  'uan',
  'insurance',
  'stock',
  'originals',
  'relieving',
  'statement',
  'gratuityForm',
  'fundExit',
  'taxForm',
] as const;
export type ExitTask = (typeof EXIT_TASKS)[number];

export function tickOf(task: ExitTask): string {
  return `tick.${task}`;
}

export const NO_TICKS: TypedFields = Object.fromEntries(EXIT_TASKS.map((task) => [tickOf(task), 'no']));
