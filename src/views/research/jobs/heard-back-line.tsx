import Mail from 'lucide-react/icons/mail';
import type { HeardBack } from '@/core/research/heard-back/application';
import { heardBackSentence, heardBackWords } from '@/core/research/heard-back/heard-back-sentence';
import { messages } from './messages';

/** Renders nothing while too few have answered. */
export function HeardBackLine({
  figure,
  isShort = false,
}: {
  readonly figure: HeardBack | null;
  readonly isShort?: boolean;
}) {
  if (figure === null) return null;
  return (
    <p className="job__mark num">
      <Mail size={16} aria-hidden="true" />
      <span>
        {isShort ? heardBackWords(figure) : heardBackSentence(figure)}
        {figure.isSurge ? `. ${messages.heardSurge}` : ''}
      </span>
    </p>
  );
}
