import { ZERO } from '@/core/calculators/calculators/exact';
import type { Provision } from '@/core/calculators/calculators/law';
import { lineOf } from '@/core/calculators/calculators/law';
import type { ExitTerm } from '@/core/calculators/calculators/tables/exit-due-row';
import { exitMessages as texts } from './exit-messages';
import { LineExplanation } from './working';

export interface LawProps {
  readonly row: Provision & { readonly term?: ExitTerm };
  readonly about: string;
}

export function LawNote({ row, about }: LawProps) {
  return (
    <div className="exit-law">
      <small className={row.status === 'in-force' ? undefined : 'calc-status'}>
        {`${stateOf(row)}${row.note ? `: ${row.note}` : ''}`}
      </small>
      <LineExplanation line={lineOf(row, about, ZERO)} />
    </div>
  );
}

function stateOf({ status, term }: LawProps['row']): string {
  if (term?.kind === 'contract') return texts.noAct;
  return term?.kind === 'serviceRules' ? texts.serviceRules : texts.status[status];
}
