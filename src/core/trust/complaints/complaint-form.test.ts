import { expect, it } from 'vitest';
import type { ComplaintDraft } from './complaint-form';
import { complaintErrors, complaintOf, emptyComplaint } from './complaint-form';

const draft: ComplaintDraft = {
  address: ' /p/6f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11 ',
  ground: 'UNTRUE',
  details: ' We paid every salary of March. ',
  email: ' legal@company.example ',
  isForCompany: true,
};

it.each([
  [emptyComplaint, false, ['address', 'ground', 'details', 'email']],
  [emptyComplaint, true, ['address', 'ground', 'details']],
  [draft, false, []],
  [{ ...draft, email: '' }, true, []],
  [{ ...draft, email: 'legal@company' }, true, ['email']],
  [{ ...draft, details: '19 characters of it.'.slice(1) }, false, ['details']],
  [{ ...draft, details: `${draft.details}\u202E` }, false, ['details']],
])('the draft %j of a user who is signed in (%s) has faults at %j', (written, isLoggedIn, expected) => {
  expect(Object.keys(complaintErrors(written, isLoggedIn)).toSorted()).toEqual([...expected].toSorted());
});

it('a draft is sent without blanks around it, and without an address of mail if none is written', () => {
  const complaint = {
    key: 'k',
    address: draft.address.trim(),
    ground: 'UNTRUE',
    details: draft.details.trim(),
    isForCompany: true,
  };
  expect(complaintOf(draft, 'k')).toEqual({ ...complaint, email: 'legal@company.example' });
  expect(complaintOf({ ...draft, email: ' ' }, 'k')).toEqual({ ...complaint, email: null });
  expect(complaintOf(emptyComplaint, 'k')).toBeNull();
});
