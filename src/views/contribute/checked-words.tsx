import { checkText } from '@/core/content-checks/content-checks.rules';
import { CHECK_GROUNDS } from '@/core/content-checks/finding';
import { Callout } from '../ui/callout';
import { checkMessages } from './check-messages';

/** Names the words of a text for which it would wait for a moderator, while the user writes. The text does not leave the device for it. */
export function CheckedWords({ text }: { readonly text: string }) {
  const findings = checkText(text);
  const grounds = CHECK_GROUNDS.filter((ground) => findings.some((finding) => finding.ground === ground));
  return (
    <div role="status">
      {grounds.length === 0 ? null : (
        <Callout tone="alert" title={checkMessages.title}>
          <ul>
            {grounds.map((ground) => (
              <li key={ground}>
                {checkMessages.grounds[ground](
                  LIST.format(
                    wordsOf(
                      text,
                      findings.filter((finding) => finding.ground === ground),
                    ),
                  ),
                )}
              </li>
            ))}
          </ul>
          <p>{checkMessages.text}</p>
        </Callout>
      )}
    </div>
  );
}

function wordsOf(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): readonly string[] {
  return [...new Set(ranges.map(({ start, end }) => `“${text.slice(start, end)}”`))];
}

const LIST = new Intl.ListFormat('en-IN');
