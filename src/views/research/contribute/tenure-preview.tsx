import { observer } from 'mobx-react-lite';
import { TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import { TenureFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { PreviewFrame } from './preview-frame';
import { answerText, tenureMessages as texts } from './tenure-messages';

export const TenurePreview = observer(function TenurePreview() {
  const { answers } = useStore(TenureFormKey).values;
  return (
    <PreviewFrame title={texts.preview} note={texts.previewNote}>
      <dl className="contribution__lines">
        {TENURE_QUESTIONS.map((question) => {
          const { [question]: code } = answers;
          return code === null ? null : (
            <div key={question}>
              <dt className="meta">{texts.asked[question]}</dt>
              <dd className="strong num">{answerText(question, code)}</dd>
            </div>
          );
        })}
      </dl>
    </PreviewFrame>
  );
});
