import { expect, it } from 'vitest';
import type { NaukriFlow } from './naukri-flow';
import { NAUKRI_FLOWS, naukriStepOf } from './naukri-flow';

const stepOf = (flow: NaukriFlow, type: string, token = '', message = '') =>
  naukriStepOf(flow, { type, token, message });

it('[EM-NAUKRI-FLOW] a flow is normal, yolo or none', () => {
  expect(NAUKRI_FLOWS).toEqual(['normal', 'yolo', 'none']);
});

it('a message of the one flow means nothing to the other, and none of them without one', () => {
  expect(stepOf('normal', 'TOKEN_GENERATED', 't')).toEqual({ kind: 'warn' });
  expect(stepOf('yolo', 'LOGIN_WITH_NAUKRI_SUCCESSFUL', 't')).toEqual({ kind: 'warn' });
  for (const type of ['TOKEN_GENERATED', 'LOGIN_WITH_NAUKRI_SUCCESSFUL', 'ERROR', 'FRAME_CLOSED']) {
    expect(stepOf('none', type, 't')).toEqual({ kind: 'warn' });
  }
});

it('a success without a token is a failure', () => {
  expect(stepOf('normal', 'LOGIN_WITH_NAUKRI_SUCCESSFUL')).toEqual({ kind: 'fail', text: 'Naukri Login Failed!' });
  expect(stepOf('yolo', 'TOKEN_GENERATED', '', 'Try later.')).toEqual({ kind: 'fail', text: 'Try later.' });
});

it('a window that closes with no word says so, and a fault without a text has one', () => {
  expect(stepOf('normal', 'POPUP_CLOSED_UNEXPECTEDLY')).toEqual({
    kind: 'fail',
    text: 'The Naukri window was closed. Try again when you are ready.',
  });
  expect(stepOf('normal', 'ERROR')).toEqual({ kind: 'fail', text: 'Naukri Login Failed!' });
});
