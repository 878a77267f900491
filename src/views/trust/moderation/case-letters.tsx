import type { ClaimedCase } from '@/core/trust/moderation/case';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import { messages } from './messages';

export function CaseLetters({ claimed: { complaints, appeal, answer } }: { readonly claimed: ClaimedCase }) {
  return (
    <>
      {complaints.length === 0 ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.complained}</h3>
          <ul className="grid gap-1 list-disc ps-5">
            {complaints.map(({ ground, details }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: complaints have no names here, and two may say the same
              <li key={place}>
                {moderationMessages.grounds[ground]}
                <span className="text-ink-2 case-part">: {details ?? messages.noText}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer === null ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.answer}</h3>
          <p className="read case-part">{answer}</p>
        </div>
      )}
      {appeal === null ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.appeal}</h3>
          <p className="read case-part">{appeal}</p>
        </div>
      )}
    </>
  );
}
