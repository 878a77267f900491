import { observer } from 'mobx-react-lite';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { interviewContributionOf } from '@/core/research/contribute/interview-form';
import { DIFFICULTY_LABELS, EXPERIENCE_LABELS } from '@/core/research/interviews/interview-labels';
import { InterviewFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ReportRounds, reportTitleOf } from '../cards/report-body';
import { interviewMessages as texts } from './interview-messages';
import { PreviewFrame } from './preview-frame';

export const InterviewPreview = observer(function InterviewPreview() {
  const { values, form } = useStore(InterviewFormKey);
  if (!form.isValid) return null;
  const { difficulty, outcome, experience, appliedThrough, rounds, story } = interviewContributionOf(values);
  const facts = [
    experience === null ? null : EXPERIENCE_LABELS[experience],
    DIFFICULTY_LABELS[difficulty],
    appliedThrough === null ? null : texts.sources[appliedThrough],
  ];
  return (
    <PreviewFrame note={texts.previewNote}>
      <article className="report">
        <h3 className="h3">{reportTitleOf(null, outcome)}</h3>
        <p className="meta num">{joinFacts(facts)}</p>
        <ReportRounds rounds={rounds.map(({ name, minutes }) => ({ name, minutes, day: null }))} />
        {story === '' ? null : <p className="read report__story">{story}</p>}
        <ul className="report__questions">
          {rounds
            .flatMap(({ questions }) => questions)
            .map((question) => (
              <li key={question}>{question}</li>
            ))}
        </ul>
      </article>
    </PreviewFrame>
  );
});
