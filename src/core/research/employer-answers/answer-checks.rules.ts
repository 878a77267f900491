import { findContactDetails } from '@/core/kernel/content-checks/contact-details.rules';
import type { TextRange } from '@/core/kernel/content-checks/finding';
import { rangesOf } from '@/core/kernel/content-checks/finding';
import { findPersonNames } from '@/core/kernel/content-checks/person-names.rules';

export const ANSWER_FAULTS = ['guess', 'threat', 'name', 'contact'] as const;

export type AnswerFault = (typeof ANSWER_FAULTS)[number];

export interface FaultyWords {
  readonly fault: AnswerFault;
  readonly words: readonly string[];
}

const AUTHOR = String.raw`(?:the\s(?:author|reviewer|writer|poster)|this\s(?:person|employee|individual|reviewer|author|candidate)|you)`;
const WROTE = '(?:wrote|written|posted|left|behind|from|by)';
const PAST_STAY = String.raw`(?:terminated|dismissed|fired|sacked|let\sgo|asked\sto\s(?:leave|resign|go)|laid\soff|put\son|on\s(?:a|the)\s(?:pip|performance)|on\spip|part\sof\sthe|absent|underperforming|rejected\sby|suspended)`;

const GUESSES = [
  String.raw`we\s(?:exactly\s|also\s|all\s|do\s|already\s)?(?:know|knew|found\sout|realise|realize|guess|suspect)\s(?:exactly\s)?who\s(?:you|wrote|posted|is\sbehind|the\s(?:author|reviewer)|this)`,
  String.raw`(?:clear|obvious|easy)\s(?:to\s(?:us|see|guess|tell)\s)?who\s(?:you|wrote|posted|is\sbehind)`,
  String.raw`(?:have|has|were\sable\sto|can|could|will)\s(?:been\sable\sto\s)?identif(?:y|ied)\s(?:you|the\s(?:employee|person|author|reviewer|individual|writer)|who)`,
  String.raw`(?:review|post|comment|photo|report|interview)?\s?(?:is|was|has\sbeen|seems|appears)\s(?:to\sbe\s)?(?:clearly\s|obviously\s|probably\s)?(?:${WROTE}\s){1,2}(?:a|an|the|some|someone|somebody|one)\s?(?:\w+\s){0,3}?(?:employee|colleague|person|candidate|intern|manager|someone|somebody|who|team|staff|competitor)`,
  String.raw`(?:from|by)\s(?:someone|somebody|a\sperson|an\semployee)\swho\s(?:was|left|is|had|got)`,
  String.raw`${AUTHOR}\s(?:was|were|had\sbeen|has\sbeen|are|is)\s(?:also\s|only\s|recently\s)?${PAST_STAY}`,
  String.raw`you\s(?:only\s|just\s)?(?:worked|stayed|joined|served|reported|resigned)\s(?:with|for|in|to|at|under|on|from)`,
  String.raw`your\s(?:former\s|ex-)?(?:manager|lead|team\slead|supervisor|boss|team|colleagues?)\s(?:has|have|had|told|tells|says|said|confirmed|informed)`,
  String.raw`disgruntled|bitter\s(?:ex|former)|\bex-?employee\s(?:is|who|has|trying)`,
  String.raw`(?:our|the|company|hr)\srecords\s(?:show|say|confirm|indicate|suggest)\s(?:that\s)?(?:you|the\s(?:author|reviewer))`,
  String.raw`(?:since|when|after|before)\syou\s(?:left|joined|resigned|quit)`,
  String.raw`(?:hume|humein|hamein|hame|hamko|humko)\s(?:sab\s)?(?:pata|maloom|malum)\s(?:hai\s)?(?:ki\s)?(?:yeh?\s|ye\s)?(?:kisne|kaun|aap\skaun|tum\skaun|aap\sne)`,
  String.raw`(?:yeh?|ye|ise)\s(?:kisi\s|zaroor\s|kisi\sek\s)?(?:\w+\s){0,3}?(?:employee|bande|aadmi|ladke|ladki)\s(?:ne|ka|ki)\s(?:likha|likhi|kaam)`,
  String.raw`(?:aap|tum)\s(?:to\s)?(?:pip|notice|probation|bench)\s(?:par|pe|mein)\s(?:the|thi|tha|ho)`,
  String.raw`(?:lagta\shai\s)?(?:yeh?|ye)\swahi\s(?:banda|bandi|aadmi|ladka|ladki|employee)`,
  String.raw`(?:aapko|tumko|tumhe)\s(?:nikala|terminate|fire)\w*`,
];
const THREATS = [
  String.raw`(?:take|taking|initiate|initiating|pursue|pursuing|consider|considering|face|start|invite|reserve\D{0,20}right\sto)\s(?:\w+\s){0,2}?legal\s(?:action|steps|proceedings|recourse|remed\w+)`,
  String.raw`legal\s(?:notice|consequences)`,
  String.raw`our\s(?:lawyers?|advocates?|legal\s(?:team|department|counsel))\s(?:will|would|is|are|has|have|may|shall)`,
  String.raw`defam\w+|slander\w*|libel\w*`,
  String.raw`(?:will|shall|going\sto|can|may|ready\sto)\s(?:sue|prosecute|file\s(?:a|an)\s(?:case|complaint|fir|suit))`,
  String.raw`face\s(?:the\s|serious\s|severe\s)?consequences|consequences\sfor\s(?:you|writing|the\sauthor)|you\swill\s(?:regret|pay\sfor|be\s(?:sorry|sued|traced|found|held|identified|punished))`,
  String.raw`cyber\s?(?:cell|crime)|\bfir\s(?:has|will|is|was)\b`,
  String.raw`(?:trac|track)(?:e|ed|ing)\s(?:you|the\s(?:ip|author|post|person|sender|reviewer)|down|this\s(?:post|review|ip))`,
  String.raw`police\s(?:complaint|case|report|matter|station)`,
  String.raw`black\s?list(?:ed|ing)?`,
  String.raw`you\s(?:still\s)?(?:need|want|expect|depend\son)\s(?:\w+\s){0,3}?(?:relieving|experience|reference|final\s(?:pay|settlement)|background)`,
  String.raw`(?:delete|remove|take\s(?:this|it)\sdown|withdraw)\s?(?:this|the|your|it)?\s?(?:review|post|comment|photo)?\s?(?:immediately|at\sonce|now\sor|or\s(?:we|else|face|you)|within\s\d+)`,
  String.raw`strict(?:est)?\saction\s(?:will|shall|would)`,
  String.raw`(?:warna|nahi\sto|nahin\sto|varna)\s(?:hum\s)?(?:case|action|fir|complaint|dekh)`,
  String.raw`(?:aapko|tumko|tumhe|tujhe)\s(?:\w+\s)?dekh\s(?:lenge|lunga|lega)`,
  String.raw`career\s(?:khatam|barbad|kharab)`,
  String.raw`(?:relieving|experience)\s(?:letter|certificate)\s(?:nahi|nahin|rok|kabhi|band)\s?(?:milega|denge|lenge|dunga|nahi)?`,
  String.raw`(?:case|fir|mukadma|kes)\s(?:kar|kiya|karenge|karunga|thok)\w*`,
];
const OFFERS = [
  String.raw`(?:reach|reaching)\sout|(?:get|getting|be|stay)\sin\stouch`,
  String.raw`(?:connect|speak|talk|discuss|chat|meet)\s(?:this\s|it\s|that\s|about\s\w+\s)?(?:with\s(?:you|us|me|our\shr|hr)\b|offline|privately|in\sperson|one\s?[- ]?on\s?[- ]?one|directly|over\s(?:a\s)?(?:call|phone|coffee))`,
  String.raw`(?:dm|message|ping|text|whats\s?app|call|ring|phone|email|e-mail|mail|contact|write\sto|visit|meet|approach)\s(?:us|me|our|hr\b|the\shr|your\shr|my)(?!\s(?:centre|center|to\sall))`,
  String.raw`(?:drop|send|shoot|write)\s(?:us|me|hr|our\s\w+)\s(?:a|an|your|the)`,
  String.raw`(?:on|over|via|through|by)\s(?:whats\s?app|telegram|linked\s?in|instagram|signal|phone\scall)`,
  String.raw`(?:visit|see|go\sto|at)\s(?:our\s)?(?:website|site|portal|page|office)\s(?:at|to|and\sask)`,
  String.raw`(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|in|org|net|co|io|example)\/\S*`,
  String.raw`(?:humse|hamse|mujhse|hr\sse)\s(?:sampark|baat|milo|miliye|milen|mil\s|contact|mulaqat)\w*`,
  String.raw`(?:hume|humein|hamein|humko|mujhe|hr\sko)\s(?:\w+\s)?(?:mail|call|email|phone|message|likh|likhiye|contact|whats\s?app)\w*`,
  String.raw`whats\s?app\s(?:par|pe|karo|kijiye|kar)`,
];

const bounded = (parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${parts.join('|')})(?![\p{L}\p{M}])`, 'giu');

const EXPRESSIONS = { guess: bounded(GUESSES), threat: bounded(THREATS), contact: bounded(OFFERS) } as const;

export function answerFaults(text: string): readonly FaultyWords[] {
  return ANSWER_FAULTS.flatMap((fault) => {
    const words = [...new Set(rangesWith(fault, text).map(({ start, end }) => text.slice(start, end)))];
    return words.length === 0 ? [] : [{ fault, words }];
  });
}

function rangesWith(fault: AnswerFault, text: string): readonly TextRange[] {
  if (fault === 'name') return findPersonNames(text);
  const said = rangesOf(text, EXPRESSIONS[fault]);
  return fault === 'contact' ? [...said, ...findContactDetails(text)] : said;
}
