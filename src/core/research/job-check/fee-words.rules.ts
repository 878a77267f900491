import type { Sentence } from './message-text.rules';

const CURRENCY = '(?:₹|\\brs\\b\\.?|\\binr\\b|\\busd\\b|\\baed\\b|\\beur\\b|\\bnzd\\b|\\bcad\\b|\\bgbp\\b|\\$|रु\\.?)';
const UNIT =
  '(?: ?\\/-| ?\\/=| ?rs\\b| ?inr\\b| ?rupees?\\b| ?rupa?y?[ea]+\\b| ?k\\b| ?(?:lakhs?|lacs?|thousand|hundred|hazaa?r|sau)\\b| ?(?:रुपय|रुपए|रु|हज़?ार|लाख))';
/** Matches an amount with a currency, a unit or commas, or a number that could be an amount. */
const AMOUNT = `(?:${CURRENCY} ?:? ?\\d[\\d,.]*${UNIT}?|\\b\\d[\\d,.]*${UNIT}|\\b\\d{1,2},\\d{2,3}(?:,\\d{3})?\\b|\\b[1-9]\\d{2,5}\\b(?![-/]|\\.\\d| ?(?:%|hours?|hrs?|days?|candidates|batch|seats|posts|vacanc)))`;
const ANY_AMOUNT = new RegExp(AMOUNT, 'u');

/** Words before "fee", "charges" or "deposit". */
const PURPOSE =
  'registration|reg|enroll?ment|processing|application|security|caution|refundable|token|training|laptop|device|equipment|headset|asset|courier|shipping|delivery|customs|gate ?pass|entry|pass|document\\w*|verification|police|background|bgv|visa|medical|health|insurance|uniform|dress|shoes|id|card|kit|joining|onboarding|interview|exam|test|assessment|evaluation|form|file|filing|agreement|stamp|notary|legal|lawyer|agent|bond|gst|tax|activation|account|opening|clearance|emigration|immigration|embassy|ticket|travel|hotel|hostel|booking|slot|seat|confirmation|placement|consultancy|consulting|service|admin\\w*|letter|offer|software|lms|licen[cs]e|membership|maintenance|server|quality|biometric|certificate|material|starter|initial|nominal|small|minor|one[- ]time|job|recruitment|permit|passport|transport|upfront|portal|internship|employment|guarantee|non[- ]?refundable';
const FEE = new RegExp(
  `\\b(?:${PURPOSE})\\b[ -](?:[a-z&/-]+[ -]){0,3}?(?:fees?|charges?|deposit|dues)\\b|\\b(?:registration|refundable|security|caution|token|training|laptop|kit|uniform|bond(?: paper)?)\\b[ -](?:[a-z&/-]+[ -]){0,2}?(?:amount|cost|payment|money|paise|paisa|advance)\\b|\\bchargeable\\b|\\bnon[- ]?refundable\\b|(?<!not )\\brefundable\\b`,
  'u',
);
const NAMED =
  'fees?|charges?|deposit|token|advance|caution|security|uniform|kit|dues|fine|penalty|compensation|registration|payable|premium profile|pack|bond|balance due|शुल्क|फीस|फ़ीस|चार्ज|डिपॉ?जिट|सिक्योरिटी|रजिस्ट्रेशन|पंजीकरण|फ़ॉर्म|फॉर्म|वर्दी|ट्रेनिंग|किट|वीज़?ा|राशि|एडवांस';
/** Matches "kit charge 1,250", "token 25k", "20k advance". */
const NAMED_AMOUNT = new RegExp(
  `(?:\\b|(?<=\\s|^))(?:${NAMED})(?![\\p{L}])[ :=(,-]*(?:(?:of|is|are|for|only|rs|ka|ke|ki|se|about|opening|size|confirmation|download|reg|the|to|us|now|को|का|के)[ :=-]*){0,3}${AMOUNT}|${AMOUNT}[ ,(]*(?:(?:only|as|for|ka|ke|ki|in|is|the|a|rs|towards|का|के|की)[ ]*){0,3}(?:${NAMED}|refundable|non[- ]?refundable|in advance|half)(?![\\p{L}])`,
  'u',
);
/** Matches "pay 1,700", "transfer today the Rs 500". */
const PAY_AMOUNT = new RegExp(
  `(?<!\\b(?:we|they|company|client|employer|govt|government|you\\u0027ll|will|shall|we\\u0027ll|i|he|she|clients|team|to be) )\\b(?:pay(?! (?:is|of|will|band|range|scale|slip|structure|revision|period|for)\\b)|paying|make (?:a |the )?payment of|deposit|transfer|remit|wire|clear|settle|invest|give|arrange|recharge(?: with| of)?|top ?up(?: with| of)?|g-?pay|send|sending|buy|upgrade)\\b(?! you\\b| your salary)[^.!?]{0,34}?${AMOUNT}`,
  'u',
);
const PAY_HINDI =
  '(?:jama|bhej\\w*|bhar(?:na|ne|ni|do|iye|ke)|den[aie]|do|dijiye|dedo|daal(?: ?do)?|dalo|lag(?:enge|ega|egi|ta|te)|(?:pay|payment|transfer|deposit|gpay|paytm|phonepe|recharge) ?(?:kar\\w*|kijiye|kr\\w*)|chuka\\w*|chahiye|pending)\\b|जमा|भुगतान|भेज|चुका|भर(?:ना|ें|नी|ने|कर)|देना|देने|देनी|दीजिए|दो(?!\\p{L})|दें|लगेग|लगेंगे|लगती|पेमेंट|ट्रांसफर|फ़?ोन ?पे|गूगल पे|पे कर';
const AMOUNT_HINDI = new RegExp(`${AMOUNT}[^.!?]{0,26}?(?:\\b|(?<=\\s))(?:${PAY_HINDI})`, 'u');
const PAYS_HINDI = new RegExp(`(?:\\b|(?<=\\s))(?:${PAY_HINDI})`, 'u');
const HINDI_FEE =
  /\b(?:fees?|charges?|paise?|paisa|deposit|kharcha|rashi|shulk|security(?! (?:guards?|agency|services?|staff|supervisors?|officers?|ko)\b))\b|शुल्क|फीस|फ़ीस|चार्ज|डिपॉ?जिट|डिपाजिट|(?:सिक्योरिटी|सिक्युरिटी)(?! (?:गार्ड|एजेंसी))|जमानत|राशि|पैसे|पैसा/u;
const PAY =
  /\b(?:pay|paying|transfer|remit|payable|deposit|recharge|gpay|phone ?pe|paytm)\b|\b(?:make|complete|process|clear|confirm) (?:\w+ ){0,2}payment\b|\b(?:to|must|should|has to|have to|needs? to|can) be (?:paid|deposited|transferred)\b/u;
/** Matches "half before, half after the letter". */
const SHARED_OUT =
  /\bhalf (?:now|before|first|after|in advance)|\bpayment after (?:offer|joining|letter|selection)|\bmoney back guarantee|\bon payment\b|\bone month(?:'s)? salary in advance|\bconsultancy advance|आधा पहले|आधे पहले|\baadha? pehle/u;

const EARNED =
  /\b(?:salary|salaries|ctc|stipend|lpa|per (?:month|annum|day|hour|week|task)|(?:a|each|every) (?:month|day|week|year|time|parcel)|monthly|earn\w*|income|bonus|allowance|gross|basic|hra|in[- ]?hand|take[- ]home|incentives?|package|kama\w*|milega|milegi|milenge|mahina|you(?:'ll| will)? (?:get|receive))\b|वेतन|तनख्वाह|सैलरी|कमा|मिलेग/u;
/**
 * Matches "Pay on Paytm", "do NEFT and share the receipt", "Rs 900 is borne by the candidate", "2,150 has to be
 * submitted".
 */
const PAY_BY = new RegExp(
  `\\bpay (?:it )?(?:on|to|via|by|through|using) (?:the |this |our |my )?(?:g-?pay|google pay|phone ?pe|paytm|bhim|upi|qr|scanner)\\b|\\b(?:neft|imps|rtgs|g-?pay|phone ?pe|paytm|upi|payment)\\b[^.!?]{0,40}\\b(?:share|send|whatsapp|bhej\\w*)\\b[^.!?]{0,16}\\b(?:receipt|screenshot|utr)\\b|${AMOUNT}[^.!?]{0,40}\\bborne by (?:the )?(?:employee|candidate|applicant|you)|${AMOUNT}[^.!?]{0,20}\\b(?:has|have|needs?|must) (?:to )?be (?:paid|submitted|deposited|transferred)\\b`,
  'u',
);
const EVERY_MONTH = /^ ?(?:\/-)? ?(?:a|per|each|every|\/) ?(?:month|year|annum)\b|^ ?(?:monthly|lpa|p\.?m\b|p\.?a\b)/u;
/** Matches a fee that the employer pays, that was paid already, or that is due only on leaving. */
const NOT_DUE =
  /\breimburs\w*|\bborne by\b(?! (?:the )?(?:employee|candidate|applicant|you))|\bat (?:no|our|the company'?s|company) (?:cost|expense)|\b(?:paid|covered|arranged|provided) (?:for )?by (?:the )?(?:company|us|employer|client|office)|\bwe(?:'ve| have| will| shall|'ll| also)? ?(?:paid|pay|bear|cover|reimburse|settle)|\bthe (?:company|client|employer|hospital|bank|airline) (?:will |shall |would )?(?:pays?|bears?|covers?|has paid)|\b(?:credited|transferred|refunded|sent|paid) (?:\w+ ){0,2}to (?:your|you)\b|\bif (?:you|the employee|an employee) (?:leaves?|resigns?|separates?|quits?|exits?|takes?)|\bin (?:case|the event) (?:of|you) (?:your )?(?:resign\w*|leav\w*|separat\w*|early)|\bbefore complet(?:ing|ion)|\brecover(?:able|y|ed)\b|\brepayable\b|\bpro rata\b|\bnotice (?:period|pay)\b|\bgratuity\b|\bprovident\b|\bprofessional tax\b|\bfree of (?:cost|charge)\b|\b(?:was|were|been|already) (?:paid|received)\b|\breceived\b|\bpaid on \d|\bcompany (?:degi|dega|deti|karegi)|\bdeducted from\b|\byou(?:'d| would)? charge\b|\bsum insured\b|\bcover (?:of|is)\b|कंपनी देगी/u;
/** Matches "We never charge a fee." */
const WARNING =
  /\b1930\b|cybercrime|\b(?:university|board|council|college|bank|embassy) charges\b|\b(?:never|not|no|don'?t|doesn'?t|won'?t|isn'?t|cannot|can't|nor|neither|nobody|without|zero|nil|free of|beware|fraud\w*|fake|scam\w*|anyone|any person|if (?:someone|anybody))\b[^,;:]{0,90}\b(?:fees?|charge[sd]?|charging|money|pay|paid|payable|payments?|deposits?|cost|amount|consideration)\b|\b(?:fees?|charges?|money|payments?|deposit|paisa|paise)\b[^,;:]{0,50}\b(?:not|never|nahi|nahin|nhi|mat|free|none)\b|\bkoi (?:bhi )?(?:fees?|charges?|paisa|paise|payment)\b|\bkuch (?:bhi )?nahi dena|(?:शुल्क|फीस|पैसे|पैसा|राशि|भुगतान)[^,।]{0,40}(?:नहीं|मत|(?<!\p{L})न(?![\p{L}\p{M}]))/u;
/** Matches "No fee at all, only …", "not refundable". */
const ONLY =
  /\b(?:only|just|but|except|sirf|bas|lekin|without (?:training|payment|it)|won'?t be|instead)\b|सिर्फ|केवल|लेकिन|बस /u;
/** Public exams, licensed agents and colleges, which may charge fees. */
const REGULATED =
  /\bofficial (?:site|website|portal)|\bin your login|\bcandidate'?s? login|\badmit card|\bhall ticket|\bcounselling\b|\bgovernment receipt|\be-?migrate\b|\bemigration (?:rules|act)|\bsemester\b|\bbulletin\b|\bexempted (?:categor|candidat)|\bcategory certificate|\bpreliminary\b|\baccounts (?:counter|office)|\bex-servicemen\b|\bsc ?\/ ?st\b|\bpwbd\b|प्रवेश पत्र|आधिकारिक/u;

/** An institute that sells a course, whose fee is legitimate. */
const SELLS_COURSE =
  /\b(?:course|courses|syllabus|curriculum|batch|batches|classes|academy|boot ?camp|diploma|certification|tuition|demo (?:class|session))\b|कोर्स|पाठ्यक्रम/u;
/** A job or the promise of one, which must not depend on a course fee. */
const OFFERS_JOB =
  /\b(?:selected|selection|shortlist\w*|hired|hiring|recruit\w*|vacanc\w*|openings?|appoint\w*|(?:offer|joining|confirmation|call) letter|offer|joining|join (?:as|from|on)|jobs? (?:guarantee\w*|offer|confirm\w*|pakk\w*)|guaranteed (?:job|placement|salary)|(?:placement|job|salary) (?:is )?(?:guarantee\w*|assured)|100 ?% (?:job|placement)|your (?:profile|resume|cv|application|candidature)|onboard\w*|absor\w+|trainees?|letter of (?:intent|appointment|selection)|without (?:an )?interview|hr|employer|employees?|naukri)\b|नौकरी|चयन|भर्ती|जॉब/u;

/** Matches "We charge candidates nothing", "the company pays". */
const TAKEN_BY_NOBODY =
  /\b(?:we|company|companies|client|hospital|trust|employer|airline|vaayuna|agency) (?:\w+ ){0,2}(?:charges?|takes?|asks?|collects?|accepts?) (?:\w+ ){0,3}(?:nothing|no (?:money|fee|payment|charge))|\b(?:we|companies|company|it) (?:do not|don'?t|does not|doesn'?t|never|won'?t) (?:\w+ )?(?:charge|take|ask|collect|accept)\b[^.]{0,40}\b(?:money|fees?|candidates?|anything|payments?|this)\b|\bno amount is payable\b|(?<!\b(?:balance|rest|remaining|half) )\b(?:the company|company|employer|client|hospital) (?:pays|has paid|bears)\b|\bwe(?:'ve| have) paid (?:it|this|them)\b/u;

function isExcused(plain: string): boolean {
  const isWarning = WARNING.test(plain) && !(ONLY.test(plain) && ANY_AMOUNT.test(plain));
  return isWarning || NOT_DUE.test(plain);
}

function matchesWithoutPay(pattern: RegExp, plain: string): boolean {
  const match = pattern.exec(plain);
  if (match === null) return false;
  const [text] = match;
  const before = plain.slice(Math.max(0, match.index - 8), match.index);
  return !EARNED.test(before + text) && !EVERY_MONTH.test(plain.slice(match.index + text.length));
}

function isCourseSale(sentences: readonly Sentence[]): boolean {
  return (
    sentences.some(({ plain }) => SELLS_COURSE.test(plain)) && !sentences.some(({ plain }) => OFFERS_JOB.test(plain))
  );
}

function asksToPay(plain: string): boolean {
  if (SHARED_OUT.test(plain)) return !WARNING.test(plain);
  if (isExcused(plain)) return false;
  if (FEE.test(plain) && (ANY_AMOUNT.test(plain) || PAY.test(plain) || PAYS_HINDI.test(plain))) return true;
  if ([PAY_AMOUNT, NAMED_AMOUNT, AMOUNT_HINDI, PAY_BY].some((pattern) => matchesWithoutPay(pattern, plain)))
    return true;
  return HINDI_FEE.test(plain) && PAYS_HINDI.test(plain) && !EARNED.test(plain);
}

const DUE =
  /\b(?:pay|paid|payment|payable|charge|charges|fees?|deposit|token|advance|dues?|owe|settle|remit|wire|transfer|send|give|kit|fine|upgrade|unlock|top(?:ped)? ?up|invest|policy|returned|refund\w*|cost|costs|inclusive|total|collected|balance|compensation|qr|cash|only|amount|put|total|rent|buy|dues|price|payable|bill|due)\b/u;

const CLEAR_AMOUNT = new RegExp(`${CURRENCY} ?:? ?\\d|\\b\\d[\\d,.]*${UNIT}|\\b\\d{1,2},\\d{2,3}(?:,\\d{3})?\\b`, 'u');

function speaksOfDues(plain: string): boolean {
  if (EARNED.test(plain) || isExcused(plain)) return false;
  if (CLEAR_AMOUNT.test(plain)) return true;
  return ANY_AMOUNT.test(plain) && (DUE.test(plain) || PAYS_HINDI.test(plain) || HINDI_FEE.test(plain));
}

export interface MoneyDemands {
  readonly asked: readonly string[];
  readonly due: readonly string[];
}

/** Finds a fee. The fee and its amount may be on two lines. */
export function moneyDemandsIn(sentences: readonly Sentence[], hasPayee: boolean): MoneyDemands {
  const asked = sentences.flatMap(({ written, plain }, at) => {
    if (asksToPay(plain)) return [written];
    const next = sentences[at + 1];
    if (next === undefined || asksToPay(next.plain) || plain.length + next.plain.length > 160) return [];
    const isSplit = FEE.test(plain) && !ANY_AMOUNT.test(plain) && ANY_AMOUNT.test(next.plain);
    return isSplit && asksToPay(`${plain} ${next.plain}`) ? [`${written} ${next.written}`] : [];
  });
  const due = sentences.filter(({ plain }) => speaksOfDues(plain)).map(({ written }) => written);
  const isRegulated =
    !hasPayee &&
    (sentences.some(({ plain }) => REGULATED.test(plain) || TAKEN_BY_NOBODY.test(plain)) || isCourseSale(sentences));
  if (isRegulated) return { asked: [], due: [...asked, ...due] };
  return { asked, due: asked.length > 0 ? [] : due };
}
