import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { observer } from 'mobx-react-lite';
import { joinFacts } from '@/core/kernel/formatting/facts';
import type { InterviewAnswer, InterviewQuestionDetail } from '@/core/research/interviews/interview';
import { companyInterviewsPath, questionPath, topQuestionsPath } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewQuestionKey } from '@/stores/research/interviews/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Monogram } from '@/views/kernel/ui/monogram';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { BookmarkButton } from '@/views/talk/bookmarks/bookmark-button';
import { CommentList } from '@/views/talk/comments/comment-list';
import { CommentPrompt } from '@/views/talk/comments/comment-prompt';
import { companyPages } from '../company/company-pages';
import { InterviewStates } from './interview-states';
import { messages } from './messages';

export const QuestionScreen = observer(function QuestionScreen() {
  const store = useStore(InterviewQuestionKey);
  return (
    <ScreenFrame places={<CompanyPlaces />} aside={<Others />}>
      <InterviewStates
        state={store.state}
        onRetry={() => void store.retry()}
        notFound={{ title: messages.questionNotFound, text: messages.questionNotFoundHint }}
      >
        {(detail) => <Question detail={detail} />}
      </InterviewStates>
    </ScreenFrame>
  );
});

/** Lists the pages of the company that asks the question. */
const CompanyPlaces = observer(function CompanyPlaces() {
  const { detail } = useStore(InterviewQuestionKey);
  const { screens } = useStore(NavigationKey);
  if (detail === null) return null;
  const { urlName, name } = detail.question.company;
  const places = companyPages.flatMap(({ screen, label }) => {
    const href = screens.addressOf(screen, { urlName });
    return href === null ? [] : [{ label, href }];
  });
  return <PlaceList title={name} places={places} />;
});

function Question({ detail: { question, answers } }: { readonly detail: InterviewQuestionDetail }) {
  const { company, designations, round, skills, askedCount, newest } = question;
  return (
    <>
      <div className="hang">
        <BackLink to={companyInterviewsPath(company.urlName)}>{messages.ofCompany(company.name)}</BackLink>
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="h1">{question.text}</h1>
          <BookmarkButton kind="question" itemId={question.questionId} name={question.text} />
        </div>
        <p className="meta num mt-2">
          <span>{designations.length === 0 ? messages.anyRole : designations.map(({ name }) => name).join(', ')}</span>
          {round === null ? null : <span className="dot">{messages.round(round)}</span>}
          <span className="dot">{messages.askedTimes(askedCount)}</span>
          {newest === null ? null : <span className="dot">{messages.newest(newest)}</span>}
        </p>
        {skills.length === 0 ? null : (
          <ul className="flex flex-wrap gap-3">
            {skills.map(({ key, name }) => (
              <li key={key}>
                <TextLink to={`/skills/${encodeURIComponent(key)}-interview-questions`} look="block">
                  {messages.ofSkill(name)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Section
        title={messages.answersTitle}
        action={
          question.answersCount === 0 ? null : (
            <span className="meta num">{messages.answers(question.answersCount)}</span>
          )
        }
      >
        {question.answersCount === 0 ? (
          <EmptyState
            level={3}
            title={messages.noAnswers}
            picture={<HangingIcons icons={[MessageCircle, MessageCircleQuestion]} />}
          >
            {messages.noAnswersText}
          </EmptyState>
        ) : null}
        {answers.map((answer) => (
          <Answer key={answer.answerId} answer={answer} />
        ))}
        <MemberPrompt questionId={question.questionId} />
      </Section>
      <MemberAnswers />
    </>
  );
}

const Others = observer(function Others() {
  const { detail, others } = useStore(InterviewQuestionKey);
  const company = detail?.question.company ?? null;
  const elsewhere = detail?.elsewhere ?? [];
  return (
    <>
      {elsewhere.length === 0 ? null : (
        <Section title={messages.elsewhere}>
          <ul className="rows">
            {elsewhere.map(({ questionId, company: { name }, askedCount }) => (
              <li key={questionId} className="flex items-center gap-3 py-3">
                <Monogram name={name} className="flex-none" />
                <div className="min-w-0">
                  <TextLink to={questionPath(questionId)} look="plain" className="strong">
                    {name}
                  </TextLink>
                  <p className="meta num">{messages.askedTimes(askedCount)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {company === null || others.length === 0 ? null : (
        <Section title={messages.alsoAsked(company.name)}>
          <ul className="rows">
            {others.map(({ questionId, text, askedCount, answersCount }) => (
              <li key={questionId} className="py-3">
                <TextLink to={questionPath(questionId)} look="plain" className="strong">
                  {text}
                </TextLink>
                <p className="meta num">
                  {joinFacts([
                    messages.askedTimes(askedCount),
                    answersCount === 0 ? null : messages.answers(answersCount),
                  ])}
                </p>
              </li>
            ))}
          </ul>
          <TextLink to={topQuestionsPath(company.urlName)} look="block">
            {messages.moreOf(company.name)}
          </TextLink>
        </Section>
      )}
    </>
  );
});

/** The first answer gives the question a post, whose comments are the answers. */
const MemberPrompt = observer(function MemberPrompt({ questionId }: { readonly questionId: string }) {
  const { postId } = useStore(PostPageKey);
  const target =
    postId === null ? ({ kind: 'question', id: questionId } as const) : ({ kind: 'post', id: postId } as const);
  return <CommentPrompt target={target} texts={messages.answering} />;
});

const MemberAnswers = observer(function MemberAnswers() {
  const { post } = useStore(PostPageKey);
  return post?.status === 'LIVE' ? <CommentList post={post} texts={messages.memberAnswers} /> : null;
});

function Answer({ answer: { text, authorName, outcome, month } }: { readonly answer: InterviewAnswer }) {
  return (
    <article className="told-answer">
      <p className="meta num">
        <span className="strong">{authorName ?? messages.candidate}</span>
        {outcome === null ? null : <span className="dot">{messages.ended[outcome]}</span>}
        <span className="dot">{messages.month(month)}</span>
      </p>
      <p className="read report__story">{text}</p>
    </article>
  );
}
