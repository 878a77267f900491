import { expect, it } from 'vitest';
import { readInterviewAddress, withInterviewFilter, withInterviewRole } from './interview-address';

it('reads filters and page, and takes nonsense for none', () => {
  expect(readInterviewAddress('/x?experience=fresher&outcome=offer&difficulty=hard&round=hr&page=3')).toEqual({
    filters: { experience: 'fresher', outcome: 'offer', difficulty: 'hard', round: 'hr' },
    page: 3,
  });
  const none = { filters: {}, page: 1 };
  for (const address of ['/x', '/x?page=0', '/x?page=1e40&experience=', '/x?page=x'])
    expect(readInterviewAddress(address)).toEqual(none);
});

it('begins the list again with another filter', () => {
  expect(withInterviewFilter('/x?page=3', 'outcome', 'offer')).toBe('/x?outcome=offer');
  expect(withInterviewFilter('/x?outcome=offer', 'outcome', null)).toBe('/x');
});

it('keeps the filters with another designation, or with none', () => {
  const address = '/interviews/acme-interview-questions/nurse?outcome=offer&page=3';
  expect(withInterviewRole(address, 'acme', null)).toBe('/interviews/acme-interview-questions?outcome=offer');
  expect(withInterviewRole(address, 'acme', 'cook')).toBe('/interviews/acme-interview-questions/cook?outcome=offer');
});
