import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ExitKey } from '@/stores/calculators/calculators/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { TextField } from './calculator-fields';
import { exitLetterOf } from './exit-letter';
import { exitLetterMessages } from './exit-letter-messages';
import { exitMessages as texts } from './exit-messages';
import type { ExitOutcomeProps } from './exit-outcome';

export const ExitLetter = observer(function ExitLetter({ entry, result }: ExitOutcomeProps) {
  const store = useStore(ExitKey);
  const features = useStore(FeaturesKey);
  const { form, isLetterAlone } = store;
  // Waits until the rest of the page is hidden, and restores it after printing.
  useEffect(() => {
    if (!isLetterAlone) return;
    void features.ask(SharingKey, (sharing) => {
      sharing.printPage();
      store.showWhole();
    });
  }, [isLetterAlone, features, store]);
  const letter = exitLetterOf(entry, result, form.typed, form.today);
  return (
    <Section title={texts.letter} className={classNames('exit-letter', isLetterAlone && 'is-alone')}>
      {letter === null ? (
        <p className="text-ink-2">{texts.noLetter}</p>
      ) : (
        <>
          <p className="calc-small">{texts.letterNote}</p>
          <div className="calc-pairs">
            <TextField of={store} name="name" label={texts.name} />
            <TextField of={store} name="staffNumber" label={texts.staffNumber} />
            <TextField of={store} name="company" label={texts.company} />
          </div>
          <div className="exit-letter__text num" lang={exitLetterMessages.language}>
            {letter.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="calc-acts">
            <Button
              icon={<Copy size={18} aria-hidden="true" />}
              onClick={() =>
                void features.ask(SharingKey, (sharing) => void sharing.copyText(letter.join('\n\n'), texts.copied))
              }
            >
              {texts.copyLetter}
            </Button>
            <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => store.showLetterAlone()}>
              {texts.printLetter}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
});
