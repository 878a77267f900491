import type { Proof } from '@/core/account/career-status/proof.rules';
import { PROOF_LABELS } from '@/core/account/career-status/proof-labels';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';

export function ProofMark({ proof }: { readonly proof: Proof }) {
  const text = PROOF_LABELS[proof];
  return (
    <span className="mark" title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
