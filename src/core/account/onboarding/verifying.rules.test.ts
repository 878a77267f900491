import { expect, it } from 'vitest';
import { EDIT_SEQUENCES, WRITER_SEQUENCE } from './steps';
import { eventsToVerification } from './verifying.rules';

const kinds = (...given: Parameters<typeof eventsToVerification>) =>
  eventsToVerification(...given)?.map(({ kind }) => kind) ?? null;

it('the way to the verification goes back two screens, to the sheet for the unemployed, or opens it', () => {
  expect(kinds({ sequence: WRITER_SEQUENCE }, 'working')).toEqual(['wentLeft', 'wentLeft']);
  expect(kinds({ sequence: WRITER_SEQUENCE }, 'unemployed')).toEqual(['unemployedSheetOpened']);
  expect(kinds({ sequence: ['AnonymousProfile'] }, 'student')).toBeNull();
  expect(kinds({ sequence: EDIT_SEQUENCES.verification }, 'working')).toEqual(['wentLeft', 'wentLeft']);
});
