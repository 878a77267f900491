import { plural } from '@/core/kernel/formatting/plural';

export const reportMessages = {
  reportTitle: (role: string | null, outcome: string | null) =>
    [role ?? 'Role not shown', outcome?.toLowerCase()].filter(Boolean).join(', '),
  minutes: (minutes: number) => plural(minutes, { one: '{count} minute', other: '{count} minutes' }),
  day: (day: number) => `day ${day}`,
} as const;
