import { isObject, parsed } from '../values';
import type { FaultKind } from './fault-kind';
import { saying } from './fault-kind';

const NAMES_NO_FIELD = 'refusal that names no field of the request';

/** A fault of a careless change, written from the contracts alone without any knowledge of the checks. */
export const carelessKinds: readonly FaultKind[] = [
  {
    name: NAMES_NO_FIELD,
    *mutants({ exchanges }) {
      for (const exchange of exchanges) {
        const body = parsed(exchange.answer.body);
        if (!isObject(body) || body.code !== 'validation_failed' || !isObject(body.fields)) continue;
        const [said] = Object.values(body.fields);
        if (said === undefined) continue;
        for (const [place, fields] of [
          ['none', {}],
          ['column', { 'row.tbl_value': said }],
        ] as const) {
          const where = `${exchange.operationId} ${exchange.answer.status} ${place}`;
          yield { kind: NAMES_NO_FIELD, where, exchanges: [saying(exchange, { ...body, fields })] };
        }
      }
    },
  },
];
