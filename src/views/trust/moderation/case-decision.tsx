import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ClaimedCase } from '@/core/trust/moderation/case';
import { ModerationKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

const RULES = MODERATION_RULE_IDS.map((id) => {
  const { number, title } = ruleById(id);
  return { value: id, label: `${number}. ${title}` };
});

/** The value for a company that is not in the list. URL names never contain a space. */
const NEW_COMPANY = 'new company';

export const CaseDecisionForm = observer(function CaseDecisionForm({ claimed }: { readonly claimed: ClaimedCase }) {
  const moderation = useStore(ModerationKey);
  const { isLive, findings, near } = claimed;
  const { answerUntil } = claimed.case;
  const found = [...new Set(findings.flatMap(({ words }) => words))];
  if (answerUntil !== null) return <Later until={answerUntil} />;
  return (
    <Section title={messages.decision}>
      {near.length === 0 ? null : (
        <Field group label={messages.whichCompany} className="mb-4">
          <RadioCards
            options={[
              { value: NEW_COMPANY, label: messages.newCompany },
              ...near.map(({ urlName, companyName, hq }) => ({ value: urlName, label: companyName, hint: hq })),
            ]}
            value={moderation.sameAs ?? NEW_COMPANY}
            onSelect={(chosen) => moderation.chooseSame(chosen === NEW_COMPANY ? null : chosen)}
          />
        </Field>
      )}
      <Field
        group
        label={messages.whichRule}
        hint={moderation.rule === null ? messages.ruleHint : ruleById(moderation.rule).wording}
      >
        <RadioCards<ModerationRuleId>
          options={RULES}
          value={moderation.rule}
          onSelect={moderation.chooseRule}
          className="rule-picks"
        />
      </Field>
      {found.length === 0 ? null : (
        <fieldset className="mt-4">
          <legend className="strong">{messages.whichWords}</legend>
          {found.map((words) => (
            <Checkbox
              key={words}
              label={words}
              checked={moderation.words.includes(words)}
              onCheckedChange={(isMeant) => moderation.toggleWords(words, isMeant)}
            />
          ))}
        </fieldset>
      )}
      {moderation.problem === null ? null : (
        <div role="alert" className="mt-3">
          <ErrorLine>{moderation.problem}</ErrorLine>
        </div>
      )}
      <div className="flex flex-wrap gap-3 mt-4">
        <Button busy={moderation.isBusy} onClick={() => void moderation.decide('keep')}>
          {isLive ? messages.keep : messages.publish}
        </Button>
        <Button tone="danger" busy={moderation.isBusy} onClick={() => void moderation.decide('remove')}>
          {isLive ? messages.remove : messages.reject}
        </Button>
        <Button tone="quiet" busy={moderation.isBusy} onClick={() => void moderation.release()}>
          {messages.giveBack}
        </Button>
      </div>
    </Section>
  );
});

const Later = observer(function Later({ until }: { readonly until: string }) {
  const moderation = useStore(ModerationKey);
  return (
    <Section title={messages.decision}>
      <p className="read">{messages.decideLater(formatDate(until, 'day'))}</p>
      {moderation.problem === null ? null : (
        <div role="alert" className="mt-3">
          <ErrorLine>{moderation.problem}</ErrorLine>
        </div>
      )}
      <Button tone="quiet" className="ps-0 mt-3" busy={moderation.isBusy} onClick={() => void moderation.release()}>
        {messages.giveBack}
      </Button>
    </Section>
  );
});
