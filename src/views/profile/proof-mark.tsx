import type { Proof } from '@/core/career-status/proof.rules';
import { VisuallyHidden } from '../ui/visually-hidden';
import { proofMessages } from './proof-messages';

/** The mark beside a name whose career status was checked; its text says what was. A dashed one is for a part only. */
export function ProofMark({ proof }: { readonly proof: Proof }) {
  const text = proofMessages[proof];
  return (
    <span className={proof === 'EMAIL_ONLY' ? 'mark mark--part' : 'mark'} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
