import type { Rule } from '../oracle/fault';

export const LIVE_PROOFS: Partial<Readonly<Record<Rule, string>>> = {
  'guest-mark': 'guest with the marks of a user',
  'too-fine': 'moment in a text',
  'unknown-query': 'undeclared parameter taken',
  filter: 'filter ignored',
  'item-missing': 'item skipped at each page',
  cursor: 'cursor ignored',
};
