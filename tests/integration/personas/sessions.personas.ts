import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listSessions: ['401 not_signed_in', '200', '200', '200'],
  endSession: ['401 not_signed_in', '404 session_not_found', '404 session_not_found', '404 session_not_found'],
  endOtherSessions: ['401 not_signed_in', '200', '200', '200'],
  endAllSessions: ['401 not_signed_in', '200', '200', '200'],
  introspectSession: ['401 not_signed_in', '403 service_not_known', '403 service_not_known', '403 service_not_known'],
  renewSession: ['401 not_signed_in', '204', '204', '204'],
  listSignInMethods: ['401 not_signed_in', '200', '200', '200'],
  removeSignInMethod: ['401 not_signed_in', '404 method_not_found', '404 method_not_found', '404 method_not_found'],
  addSignInMethod: ['401 not_signed_in', '401 token_invalid', '401 token_invalid', '401 token_invalid'],
};
