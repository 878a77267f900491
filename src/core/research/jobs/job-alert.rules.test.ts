import { expect, it } from 'vitest';
import { alertKeyOf } from './job-alert.rules';

const preferences = { location: ['pune'], experience: ['4-6', '1-3'], employment: [], ctc: ['6'] } as const;
const alert = { designations: ['Nurse', 'Tester'], preferences } as const;

it.each([
  { other: { ...alert, designations: [' tester', 'NURSE'] }, isSame: true },
  { other: { ...alert, preferences: { ...preferences, experience: ['1-3', '4-6'] } }, isSame: true },
  { other: { ...alert, designations: ['Nurse'] }, isSame: false },
  { other: { ...alert, preferences: { ...preferences, location: ['delhi'] } }, isSame: false },
  { other: { ...alert, preferences: { ...preferences, experience: ['4-6'] } }, isSame: false },
  { other: { ...alert, preferences: { ...preferences, employment: ['intern'] } }, isSame: false },
  { other: { ...alert, preferences: { ...preferences, ctc: [] } }, isSame: false },
  { other: { ...alert, preferences: { ...preferences, ctc: [], employment: ['parttime'] } }, isSame: false },
] as const)('an alert is the same as $other: $isSame', ({ other, isSame }) => {
  expect(alertKeyOf(other) === alertKeyOf(alert)).toBe(isSame);
});
