import type { TextToken } from './post-text';
import { tokenize, visibleTextOf } from './post-text';

const MOBILE_LIMIT = 85;
/** The limit on desktops. The specification's limit of 120 is for dense lists. */
const DESKTOP_LIMIT = 420;
const NEWLINE_COST = 10;
/** A longer word is cut rather than left out. */
const MAX_DROPPED_WORD = 24;

/**
 * Returns the limit (LM-POST-PREVIEW, decisions A 54), less 10 for each line break (LM-POST-PREVIEW-NEWLINES), never
 * below 0.
 */
export function previewLimitOf(text: string, isMobileAgent: boolean): number {
  const limit = isMobileAgent ? MOBILE_LIMIT : DESKTOP_LIMIT;
  const newlines = text.slice(0, limit).split('\n').length - 1;
  return Math.max(0, limit - NEWLINE_COST * newlines);
}

export interface PostDisplay {
  readonly content: string;
  readonly fullContent: string;
  readonly slicedContent: string;
  readonly isCut: boolean;
}

export function displayOf(text: string, isMobileAgent: boolean, isExpanded: boolean): PostDisplay {
  const slicedContent = slice(text, previewLimitOf(text, isMobileAgent));
  return {
    content: isExpanded ? text : slicedContent,
    fullContent: text,
    slicedContent,
    isCut: slicedContent.length < text.length,
  };
}

/** Cuts a text, but never inside a link, because half an address leads elsewhere. */
function slice(text: string, limit: number): string {
  const kept: string[] = [];
  let room = limit;
  for (const token of tokenize(text)) {
    const visible = visibleTextOf(token);
    if (visible.length > room) return [...kept, cut(token, room)].join('');
    kept.push(token.raw);
    room -= visible.length;
  }
  return text;
}

function cut(token: TextToken, room: number): string {
  if (token.kind === 'link') return '';
  const { raw } = token;
  const end = clusterEndBefore(raw, room);
  const lastWord = /\s/.test(raw.charAt(end)) ? end : raw.slice(0, end).search(/\s\S*$/);
  return raw.slice(0, end - lastWord > MAX_DROPPED_WORD || lastWord < 0 ? end : lastWord);
}

// Vowel signs and other marks, variation selectors, skin tones.
const CONTINUES = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;
// Joining signs of Indian scripts, and the joiner of emoji.
const JOINS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]$/u;

/** Returns an end at or before `end` that does not split an emoji, or a vowel sign from its letter. */
function clusterEndBefore(text: string, end: number): number {
  let place = end;
  while (place > 0 && splitsSign(text, place)) place -= 1;
  return place;
}

function splitsSign(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1);
  const after = text.charCodeAt(place);
  if (before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff) return true;
  return CONTINUES.test(text.slice(place, place + 2)) || JOINS.test(text.charAt(place - 1));
}
