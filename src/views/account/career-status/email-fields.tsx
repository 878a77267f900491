import { observer } from 'mobx-react-lite';
import { placeMarkOf } from '@/core/account/career-status/mark-end';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

export const EmailField = observer(function EmailField() {
  const verification = useStore(EmailVerificationKey);
  const { selectedOption, working, student } = useStore(CareerStatusKey).state;
  const isStudent = selectedOption === 'student';
  const place = isStudent ? student.collegeName : working.companyName;
  const mark = placeMarkOf(useStore(ProfileKey).profile?.careerStatus ?? null);
  return (
    <>
      <Field
        label={isStudent ? messages.studentEmail : messages.email}
        required
        hint={messages.emailHint(place)}
        error={verification.emailForm.errors.email}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={verification.email}
          onValueChange={verification.changeEmail}
        />
      </Field>
      {mark === null ? null : <p className="meta">{messages.markReplaced(messages.marks[mark.proof])}</p>}
    </>
  );
});

export interface CodeFieldProps {
  readonly onSend: () => void;
}

export const CodeField = observer(function CodeField({ onSend }: CodeFieldProps) {
  const verification = useStore(EmailVerificationKey);
  const { sent, needsNewCode, canResend, secondsLeft } = verification;
  return (
    <>
      <p className="text-ink-2" role="status">
        {sent === null ? messages.noCode : sent.message}
      </p>
      <Field
        label={messages.code}
        required
        hint={messages.codeHint}
        error={verification.codeForm.errors.code}
        fix={needsNewCode && canResend ? { label: messages.resend, onFix: onSend } : null}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={verification.code}
          onValueChange={verification.changeCode}
        />
      </Field>
      {/* Hides the button, because the error line has the same action. */}
      {needsNewCode && canResend ? null : (
        <Button
          className="justify-self-start"
          busy={verification.emailForm.isSubmitting}
          disabled={!canResend && !verification.emailForm.isSubmitting}
          onClick={onSend}
        >
          {resendLabel(sent === null, secondsLeft)}
        </Button>
      )}
    </>
  );
});

function resendLabel(isFirst: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return messages.resendIn(secondsLeft);
  return isFirst ? messages.sendCode : messages.resend;
}
