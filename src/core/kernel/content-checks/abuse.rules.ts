import { abusiveRanges } from './abusive-words';
import type { TextRange } from './finding';
import { rangesOf } from './finding';
import { HELD_WORDS } from './held-words';

const BODY = '(?:legs?|hands?|bones|face|neck|head)';
const THREATS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:i|we|they|someone|somebody)(?:['’]ll|\s(?:will|shall|am going to|are going to))\s(?<part>(?:kill|rape|murder|stab|shoot|burn|lynch|beat up|thrash|slap)\s(?:you|him|her|them|u)|(?:break|smash|cut)\s(?:your|his|her|their)\s${BODY})(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:go\s(?:die|kill yourself|hang yourself)|kill yourself|(?:should|deserves? to|must) be (?:shot|hanged|lynched|raped|beaten up))(?!\p{L})/giu,
  /(?<!\p{L})(?:jaan se maa?r|maa?r (?:dal|daal|dun|doon)\p{L}*|(?:haath|pair|taange?n?|tang) tod(?:\p{L}* ?d?\p{L}*)|kaat (?:dun|doon|dal|daal)\p{L}*)/giu,
  /जान से मार[\p{L}\p{M}]*|मार (?:डाल|दूँ|दू)[\p{L}\p{M}]*|(?:हाथ|पैर|टांगें?|टाँगें?)[\s-]*(?:पैर )?तोड़ (?:दूँ|दू|दें)[\p{L}\p{M}]*/gu,
];

/** Finds abuse. Harsh words about work, pay and companies are allowed. */
export function findAbuse(text: string): readonly TextRange[] {
  return [...abusiveRanges(text, HELD_WORDS), ...THREATS.flatMap((threat) => rangesOf(text, threat))];
}
