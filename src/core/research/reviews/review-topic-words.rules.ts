import type { ReviewTopic } from './review-topics';

/** The words by which a review's text is known to speak of a topic. No view needs them, so they are not with the topics' names. */
const TOPIC_WORDS: Readonly<Record<ReviewTopic, RegExp>> = {
  'job-security': /\bjob security\b|\bsecure job\b|\blay-?offs?\b|\bstab(?:le|ility)\b|\bhire and fire\b/i,
  learning: /\blearn(?:ing|t|ed)?\b|\bmentors?(?:hip)?\b|\bskills?\b|\bknowledge\b/i,
  flexibility: /\bflexib(?:le|ility)\b|\bflexi\b/i,
  colleagues: /\bcolleagues?\b|\bpeers\b|\bco-?workers?\b|\bteam-?mates?\b|\bseniors\b/i,
  pay: /\bpay\b|\bpaid\b|\bsalar(?:y|ies)\b|\bcompensation\b|\bpackage\b|\bbonus(?:es)?\b/i,
  appraisals: /\bappraisals?\b|\bhikes?\b|\bincrements?\b|\bratings? letters?\b/i,
  promotions: /\bpromotions?\b|\bpromoted\b|\bcareer growth\b|\bgrowth\b/i,
  managers: /\bmanagers?\b|\bmanagement\b|\bmicro-?manag\w*|\bleadership\b/i,
  culture: /\bculture\b|\benvironment\b|\batmosphere\b/i,
  workload: /\bwork-?load\b|\bover-?time\b|\blong hours\b|\bpressure\b|\bwork[- ]life balance\b|\bdeadlines?\b/i,
  'remote-work': /\bremote\b|\bwork from home\b|\bwfh\b|\bhybrid\b/i,
  shifts: /\bshifts?\b|\bnights?\b|\bweekends?\b|\brosters?\b/i,
  travel: /\btravel\b|\bcommute\b|\bcabs?\b|\btransport\b|\bshuttle\b/i,
  office: /\boffice\b|\bfacilit(?:y|ies)\b|\binfrastructure\b|\bcampus\b/i,
  leave: /\bleaves?\b|\bholidays?\b|\bvacation\b|\bsabbatical\b/i,
  projects: /\bprojects?\b|\btech stack\b|\blegacy\b|\btechnolog(?:y|ies)\b/i,
  politics: /\bpolitics\b|\bfavou?riti?sm\b|\bbiased?\b/i,
  training: /\btrainings?\b|\binduction\b|\bonboarding\b|\bcertifications?\b/i,
  food: /\bfood\b|\bcanteen\b|\bcafeteria\b|\bmeals?\b|\blunch\b/i,
  'notice-period': /\bnotice period\b|\bbond\b|\bbuy-?out\b/i,
};

/** Returns the topics that a text speaks of. */
export function topicsOf(text: string | null): readonly string[] {
  return text === null
    ? []
    : Object.entries(TOPIC_WORDS)
        .filter(([, words]) => words.test(text))
        .map(([topic]) => topic);
}
