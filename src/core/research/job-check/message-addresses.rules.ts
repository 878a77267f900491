import { findMailAddresses } from '@/core/kernel/formatting/free-mail.rules';
import { MAX_MESSAGE_LENGTH } from './message-text.rules';

export interface MessageLink {
  readonly written: string;
  readonly host: string;
  readonly shownHost: string | null;
}

export interface MessageAddresses {
  readonly mails: readonly string[];
  readonly links: readonly MessageLink[];
  readonly foreignNumbers: readonly string[];
}

/** Headers that name the reader, not the sender. */
const TO_READER = /^[>\s]*(?:to|cc|bcc|delivered-to|प्रति)\s*:.*$/gim;
const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)`;
const SCHEMED = new RegExp(
  String.raw`\bh(?:tt|xx)ps?:\/\/(?:[^\s/@<>"')\]]*@)?(${HOST}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?[^\s<>"')\]]*`,
  'giu',
);
/** Hosts without a scheme. They need four letters before the ending: "B.Com", "ASP.NET" and "Pvt.Ltd" are not hosts. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./:_-])(?:www\.${HOST}|(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]{4,}\.(?:com|in|org|net|info|biz|xyz|top|site|online|shop|live|club|icu|work|works|jobs|careers|co|me|io|ai|app|dev|example|co\.in|org\.in|net\.in|ind\.in|gov\.in|ac\.in)|(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?=\/))(?![\p{L}\p{N}@-]|\.\p{L})(?:\/[^\s<>"')\]]*)?`,
  'giu',
);
/** Matches `[text](https://…)` and `<a href="https://…">text</a>`. */
const LABELLED =
  /\[([^\]\n]{1,200})\]\((https?:\/\/[^\s)]+)\)|<a\b[^>]*\bhref\s*=\s*["']?(https?:\/\/[^\s"'>]+)["']?[^>]*>([^<]{1,200})<\/a>/giu;
const FOREIGN = /(?<![\d+])(?:\+|00)(?!91)[1-9]\d{0,2}[ -]?(?:\(?\d{1,4}\)?[ -]?){2,4}\d{2,4}\b/gu;

export function addressesIn(message: string): MessageAddresses {
  const text = message
    .slice(0, MAX_MESSAGE_LENGTH)
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s?[[(](?:at|@)[\])]\s?/gi, '@')
    .replace(/\s?[[(](?:dot|\.)[\])]\s?/gi, '.')
    .replace(TO_READER, '');
  const labelled = [...text.matchAll(LABELLED)].flatMap(([, label, target, href, inner]) =>
    linkOf(target ?? href ?? '', label ?? inner ?? ''),
  );
  const rest = text.replace(LABELLED, ' ');
  const links = [...rest.matchAll(SCHEMED)].flatMap(([written]) => linkOf(written, ''));
  const bare = [...rest.replace(SCHEMED, ' ').matchAll(BARE)].flatMap(([written]) => linkOf(`https://${written}`, ''));
  return {
    mails: [...new Set([...findMailAddresses(text), ...lettersMails(text)].map((mail) => mail.toLowerCase()))],
    links: [...labelled, ...links, ...bare],
    foreignNumbers: [...new Set([...text.matchAll(FOREIGN)].map(([number]) => number.trim()))],
  };
}

function lettersMails(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w.+-])[\w.+-]+@${HOST}`, 'giu'))]
    .map(([mail]) => mail)
    .filter((mail) => /[^\x20-\x7E]/.test(mail));
}

function linkOf(address: string, label: string): readonly MessageLink[] {
  const host = hostOf(address);
  if (host === null) return [];
  const shown = [...label.matchAll(SCHEMED)][0]?.[0] ?? [...label.matchAll(BARE)][0]?.[0] ?? null;
  return [{ written: address.replace(/[.,;]+$/, ''), host, shownHost: shown === null ? null : hostOf(shown) }];
}

export function hostOf(address: string): string | null {
  const host = /^(?:h(?:tt|xx)ps?:\/\/)?(?:[^\s/@]*@)?([^\s/:?#]+)/iu.exec(address)?.[1];
  return host === undefined ? null : host.replace(/[.,;]+$/, '').toLowerCase();
}
