import type { ReviewTopic } from './review-topics';

/** Increase it to make the server classify stored reviews again. */
export const TOPIC_RULES_VERSION = '2';

interface TopicWords {
  readonly says: RegExp;
  readonly means?: RegExp;
}

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'gu');
}

/** Separate from the topics' names, because no view needs them. */
const TOPIC_WORDS: Readonly<Record<ReviewTopic, TopicWords>> = {
  'job-security': {
    says: anyOf(
      'job security|secure job|job is (?:safe|secure)|(?:employment|job) (?:here )?feels? secure|jobs? (?:are|were) (?:safe|secure|cut)',
      String.raw`lay-?offs?|laid off|lays? off|laying off|retrench\w*|pink slips?|downsiz\w*|right-?siz\w*|terminations?|terminated`,
      String.raw`fir(?:e|ed|ing) (?:\w+ ){0,3}(?:people|employees|staff|team|over|on a)|fired|hire and fire|sack(?:ed|ing)|thrown? (?:\w+ )?out`,
      'stable (?:company|job|employer|place|work|career|organi[sz]ation)|job stability|retire from here|permanent role',
      'asked to (?:go|leave|resign|put in (?:your |their )?papers)|(?:los(?:e|ing|t)) (?:your|their|my|our) jobs?|job insecurity|insecure|contracts? (?:is|are|was|were) not renewed|cost[- ]cutting|made to resign|forced (?:to resign|resignations?)|push people out|let go|people (?:vanish|disappear)',
      'improvement plans?|pip',
    ),
  },
  learning: {
    says: anyOf(
      String.raw`learn(?:t|ed|s|ing)?|upskill\w*|re-?skill\w*|(?:your|new|my|our) skills|skills (?:go|get|grow)|skill (?:growth|development)`,
      String.raw`mentor(?:s|ed|ing|ship)?|(?:lot of |great |good |much |more |no |little |limited |get )exposure|exposure to|hands-on|knowledge[- ]sharing|gain(?:ed)? (?:\w+ ){0,2}(?:knowledge|experience)|gain knowledge`,
      String.raw`pick up (?:new|skills|tech\w*|sql|python|\w+ and \w+ on)|teach(?:es)?|grow as an?|explain(?:s)? (?:the code|before|things|everything)|brush up`,
    ),
    means: anyOf('machine learning|deep learning|learning (?:management )?(?:platform|portal|system)'),
  },
  flexibility: {
    says: anyOf(
      'flexible|flexibility|flexi(?:-?time|ble timings?)?',
      String.raw`rigid (?:timings?|hours|\d\S*)|(?:fixed|strict|no fixed) timings?|in-time|out-time|punch(?:ing| in| out|es)?|biometric\w*|swipe in`,
      String.raw`(?:start|come|log ?in) (?:early|late|at|any ?time|whenever)(?: \w+){0,4} (?:and|or) (?:leave|go|log ?out)|when you come or go|log in any ?time|plan your own day|own hours`,
      String.raw`late by (?:\w+ )?(?:minutes|min)|late (?:marks?|coming)|at sharp|step out|shift my hours`,
    ),
    means: anyOf('flexible seating|flexible about|flexible (?:benefits?|pay|components?)'),
  },
  colleagues: {
    says: anyOf(
      'colleagues?|co-?workers?|team-?mates?|team members|(?:my|your|our|the) peers|peers',
      '(?:best|great|good|friendly|nice|supportive|helpful|small|lovely|amazing|strong) (?:team|people|staff|seniors|crowd)|team (?:bonding|spirit)|bond in the team|talented crowd',
      String.raw`(?:best thing|best part) (?:\w+ )?(?:is|are) the people|people (?:here |i work with |around (?:you )?)?(?:are|is) (?:\w+ )?(?:smart|kind|nice|good|helpful|friendly|supportive|great|warm|rude)|supportive people`,
      'seniors (?:are|sit|help|look|explain|guide|support)|staff (?:are|is) (?:rude|kind|helpful|friendly)|team is (?:very )?(?:supportive|helpful|friendly|great|good|amazing|close)|make friends|friends for life',
    ),
    means: anyOf(String.raw`colleagues (?:of \d+ years )?leave|good people (?:leave|left|quit|go)`),
  },
  pay: {
    says: anyOf(
      '(?:good|bad|low|poor|fair|great|decent|better|less|more|full|base|variable|high|higher|equal|best|the|and|work and|monthly|net|gross|fixed) pay|pay (?:of|for) (?:freshers|interns|the work|what|your|this)|pays? (?:is|was|are|comes?|scale|structure|cut|cuts|gap|peanuts|parity|hike|well|on (?:the|time))|pay (?:below|above|matches)|pays? (?:very )?(?:less|low|poorly|well|peanuts)',
      String.raw`salar(?:y|ies)|compensation|ctc|in-?hand|take-?home|(?:good|decent|low|poor|best|salary|pay|annual|a) package|package (?:for|is|was|to)|remuneration|wages?|payslips?|arrears|stipends?|incentives?|bonus(?:es)?|esops?|shares vest|stock options|variable pay|paymasters?|under-?paid|well[- ]paid|over-?paid|p\.?f\.?|provident fund|gratuity`,
      '(?:is|are|was|were|not|never|bill is) paid(?: (?:after|for|in|late|on|properly))?|reimbursed after|allowance is paid|money is (?:good|bad|less)',
    ),
    means: anyOf(
      String.raw`pays? (?:\w+ )?attention|it pays to|paid (?:leaves?|parking|subscribers?|holidays?|sick leave|maternity)|payments?|salary (?:revision|hike|increment)s? (?:happens?|is)(?= on time)|cut your salary for one sick day|same package|package deliver\w*|bonus month|credit card`,
    ),
  },
  appraisals: {
    says: anyOf(
      String.raw`appraisals?|hikes?|increments?|salary revisions?|performance reviews?|bell curve|review cycles?|normali[sz]ation|stack rank\w*|forced ranking|kras?|kpis? (?:are|is)|(?:a|your|my|yearly|annual|final) ratings?|ratings? (?:of \d|are|is|letters?)`,
    ),
    means: anyOf('(?:leave|left|leaves|quit|resign) for a hike|before the review|rate us|hiking|hike trips?'),
  },
  promotions: {
    says: anyOf(
      String.raw`promotions?|promoted|promot(?:e|es|ing) (?:people|you|only|from)|career (?:growth|path|progress\w*|ladder|opportunit\w*|options)|(?:scope|room|chance|chances) (?:to grow|for growth|of growth)|(?:slow|fast|no|good|limited|vertical|personal|professional|quick|little|zero|individual) growth|growth (?:opportunit\w*|is|ends|stops|path|here|prospects|for)`,
      String.raw`same designation|designations? change|move up|(?:reach|get to|get into) (?:\w+ )?(?:leadership|senior|lead|manager) (?:positions?|roles?)?|to become an? (?:manager|lead|senior\w*|architect)|became leads? before|(?:no|the|career) ladder|no path|roles above|stay an? \w+ for ?ever|stagnant|only yes-men grow|internal job postings`,
    ),
    means: anyOf(
      'growth (?:in|of) (?:revenue|sales|the company|business)|(?:company|hair|revenue|projected|sales|business) growth(?: is)?|sales promotions?|promotional',
    ),
  },
  managers: {
    says: anyOf(
      String.raw`(?:my |your |the |reporting |line |good |bad |two |some |most |our |new |senior |product |project |their |every )?managers?|micro-?manag\w*|boss(?:es)?|supervisors?|team leads?|tls?|management|hods?|vps?`,
      'leadership|leaders|(?:my|the|our|your) lead(?: is)?|founders?(?: (?:is|are|checks|listens))?|ceo|directors? (?:is|are|listens?|shouts?)|higher-?ups|head office decides|at the top',
    ),
    means: anyOf(
      String.raw`(?:become|became|becoming|to be) an? (?:manager|lead)|relationship manager|area manager|store manager is my|i manage|(?:project|time|waste|water|stress|knowledge|risk|wealth|event) management|management (?:of|trainees?|tools?|consult\w*)|my manager leaves at|boss’s good books|yes-?boss|(?:butter\w*|pleas\w*|flatter\w*) (?:the |your )?boss(?:es)?|ends at team lead|founders leave|leadership (?:positions?|roles?)|favourites of the director|relatives of directors|know the director|who run to the boss|leads? before me`,
    ),
  },
  culture: {
    says: anyOf(
      '(?:work |company |office |team )?culture|toxic (?:place|environment|workplace|company|work culture)|(?:work(?:ing)? |healthy |good |friendly |great |nice |positive |bad |office )environment|environment (?:is|was|here|for)|atmosphere',
      String.raw`hierarch(?:y|ical)|bureaucra(?:cy|tic)|open[- ]door|first names|sir and madam|respect(?:ful)?(?: for| of| workplace)?|inclusive|(?:feel|are|felt) safe here|festivals are celebrated|fun fridays?|professional and respectful|like a family|blame (?:game|culture)|transparen(?:t|cy) culture|harass\w*|discriminat\w*|diversity|ethic(?:s|al)|be myself`,
    ),
    means: anyOf(
      'staging environment|(?:test|dev|production) environment|environment(?:al)? clearance|tissue culture|holidays follow|is given with respect|bereavement leave is given with respect|toxic colleagues|toxic (?:manager|boss)',
    ),
  },
  workload: {
    says: anyOf(
      'work-?loads?|over-?time|(?:long|late|extra|endless|odd) (?:working )?(?:hours|sittings)|work[-/ –]life(?: balance)?|wlb|deadlines?|(?:easy|unrealistic|impossible|sales|high|monthly|for|hard) targets?|targets (?:are|for)',
      String.raw`(?:work|too much|lots? of|high|constant|no|under|less|the|huge) pressure|pressure (?:is|of|for|to)|stress(?:ful|ed)?|weekend work|no breaks?|burn(?:t|s|ing)?[- ]?(?:you )?out|under-?staffed|over-?worked|fire-?fighting|work of (?:two|three|four)|hours a day|(?:\w+|\d+)-hour days`,
      String.raw`stay (?:late|back)|home by|hectic|exhaust(?:ed|ing)|relaxed work|light work|nobody stays after|no time for family|work(?:ed|ing)? on (?:weekends|sundays|saturdays|holidays)|(?:calls?|mails?) (?:at|after) (?:\w+ )?(?:\d+|ten|eleven|midnight|night)|answer on (?:sundays|weekends)`,
    ),
    means: anyOf(
      'overtime is not paid$|(?:air|blood|water|tyre|high) pressure pumps?|pressure (?:pumps?|cooker|vessel)s?|no (?:mails?|calls?) after|you work on sundays during|in traffic each way|customer stress',
    ),
  },
  'remote-work': {
    says: anyOf(
      String.raw`(?:fully|remote|permanent(?:ly)?|work(?:ing)?|go|went) remote|remote[- ]?(?:first|work(?:ing)?|days?|job|roles?|friendly|only|option|policy)|work(?:ing|ed|s)? (?:from|at) (?:my |your |the )?(?:home|hometown|home town|anywhere|native)|from home|wfh|w\.f\.h\.|wfo|hybrid|rto|return[- ]to[- ]office|back to (?:the )?office`,
      String.raw`days (?:a week )?(?:from|in|at) (?:the )?office|days from office|those at home|work from (?:my|your) \w+ ?town`,
    ),
    means: anyOf(
      'hybrid (?:cars?|vehicles?|engines?|seeds?|cloud)|remote (?:sites?|areas?|control|locations?|villages?|servers?)',
    ),
  },
  shifts: {
    says: anyOf(
      String.raw`(?:night|day|morning|evening|us|uk|rotational|rotating|split|graveyard|general|weekend|late|early|fixed|odd|double|afternoon) (?:general )?shifts?|shift (?:swaps?|timings?|allowance|work|system|change\w*|roster|pattern)|shifts (?:are|is|change|in|without|ruin|for|every)|(?:us|uk) timings?|rosters?|night duty|no nights|on-call|on call`,
      'weekend (?:support|duty)|24[x/]7|sundays? off|weekends? off|six[- ]day(?:s)? (?:week|working)|five[- ]day(?:s)? (?:week|working)|(?:alternate|working) saturdays|(?:alternate|all) saturdays? off|week(?:ly)? offs?|work on sundays',
    ),
    means: anyOf(
      '(?:mindset|paradigm|priorities|company|they|has|have|culture) (?:has )?shift(?:s|ed)?|shifted|shift my hours|expected to answer on sundays|cab facility for the late shift|for the late shift',
    ),
  },
  travel: {
    says: anyOf(
      'travel(?:s|led|ling|ing)?|commut(?:e|es|ing)|cabs?|shuttles?|(?:company|staff|office) bus(?:es)?|bus(?:es)? (?:from|covers?|facility|service|routes?)|outstation|fuel|far from|transport(?:ation)?|pick-?up and drop|drop facility|traffic|petrol|metro|railway station|bus stop|from the station|outer ring road|field work|client visits?|onsite trips?|(?:office|company) (?:has )?(?:moved|shifted|relocated)(?! to an?)',
    ),
    means: anyOf(
      'time travel|travel (?:portal|agency|industry|company|website|product|domain|app|insurance)|transport is one of|transport (?:domain|industry|layer|company)|cabin|school pick-?up|network traffic|web traffic',
    ),
  },
  office: {
    says: anyOf(
      '(?:the |clean |new |old |bright |modern |small |crowded |nice |good |beautiful )?office (?:is|was|space|building|has|with|premises|infrastructure)|(?:clean|new|bright|modern|crowded|beautiful) office|campus (?:is|with|has)|(?:great|beautiful|green|huge|new|good|lovely) (?:campus|building)|infra(?:structure)?|facilit(?:y|ies)(?: (?:are|is|for))?',
      String.raw`wash-?rooms|toilets?|chairs|wi-?fi|interiors?|ambien[ct]e|ventilation|cubicles?|seating|(?:nice|beautiful|new|old|modern) building|a\.?c\.? (?:does|is|works|never)|air[- ]?con\w*|parking|gym|cr[eè]che|swimming pool|desks?|work-?stations?|work-?space|laptops?|lifts?|elevators?|meeting rooms?|fire exits?|quiet room|tt table|air quality|ergonomic|projector|without network`,
    ),
    means: anyOf(
      String.raw`infrastructure as code|cloud infra\w*|infra(?:structure)? (?:team|projects?|company|domain)|(?:help|service|trading|transport|front) desks?|facility management|transport facilit(?:y|ies)|cab facilit(?:y|ies)|drop facilit(?:y|ies)|campus (?:hires?|placements?|recruit\w*)|laptops? (?:are|is|was|were) (?:couriered|there)|autumn leaves in the campus garden|office hours|office is far|office politics|office savings|office moved|company gives a laptop|desk at sharp|desk of a|at your desk at|trading desk|gym membership`,
    ),
  },
  leave: {
    says: anyOf(
      String.raw`(?:sick|casual|paid|unpaid|earned|privilege|annual|maternity|paternity|bereavement|compensatory|comp|wedding|medical|unused|planned|parental|menstrual|unlimited|yearly|getting|taking|on|my|your|every|for|\d+|no|get) leaves?|leaves? (?:is|are|was|were|has|have|had|had to|policy|polic(?:y|ies)|balance|requests?|approv\w*|encash\w*|denied|lapses?|application|during|without|in a year|a year|for)`,
      'holidays?|vacations?|sabbaticals?|pto|sick days?|time off|comp[- ]offs?|days off',
    ),
    means: anyOf(
      String.raw`(?:people|nobody|somebody|anybody|everyone|who|client|manager|managers|founders|customers?|colleagues|engineers|seniors|he|she|you|they|it|one|years) (?:\w+ )?leaves?(?! (?:is|are|was|were) )|(?:autumn|tea|green) leaves|leaves in the campus|leaves? (?:you|at six|for a|within|early|the company|this|no time|a legacy)|maternity leave homes|before i leave|to leave|leave alone|holiday (?:resorts?|packages?|season sale)|work on holidays`,
    ),
  },
  projects: {
    says: anyOf(
      String.raw`projects?|(?:tech|technology) stack|legacy (?:code|tech\w*|systems?|projects?|stack)|(?:cutting-edge|outdated|latest|modern|new|old|obsolete) (?:tech\w*|tools?|stack|systems)|technolog(?:y|ies)(?: (?:is|are))?|(?:challenging|interesting|dull|boring|repetitive|monotonous|good|exciting|meaningful|routine|support|maintenance) work|work is (?:\w+ )?(?:boring|dull|monotonous|repetitive|interesting|challenging|good|exciting|routine)`,
      'bench time|on (?:the )?bench|maintenance work|ai products|ownership of|clients (?:are|is)|(?:good|global|big|great) clients|exciting domains|back office work|manual testing|infrastructure as code|repetitive|monotonous|clearance work|code ?base|kind of work|data entry|build everything in-?house|in-house with',
    ),
    means: anyOf(
      'project management|project managers?|put on bench|one of our clients|political campaigns are among our clients|new technologies from scratch|bench begins|for my project',
    ),
  },
  politics: {
    says: anyOf(
      String.raw`(?:office |no |internal |team |too much )?politics|chamcha\w*|sycophan\w*|flatter\w*|favou?riti?sm|favou?rites of|favou?rites (?:get|are)|biased?|bias|partiality|nepotism|groupism|lobby(?:ing|ists?)?|back-?biting|credit (?:stealing|for your work|for others)|inner circle|yes[- ]?men|butter(?:ing)?|boss’s good books|good books|relatives of|the owner’s family|language groups|groups rule`,
    ),
    means: anyOf(
      'political campaigns?|politics is not discussed|favou?rite place|unconscious bias training|industrial lobby|bread and butter',
    ),
  },
  training: {
    says: anyOf(
      String.raw`(?:good|no|real|classroom|product|safety|technical|initial|excellent|proper|poor|mandatory|the|of|formal|soft-skill|induction|on-job) trainings?|trainings? (?:is|are|in|exists?|batches|at|period|program\w*|was|were|for|every|budget|material|team|of)|train(?:ed|ers?)(?: (?:on|for|in|are))?|inductions?|on-?boarding (?:is|was|took|process|program\w*|buddy)|certifications?|kt|workshops?|conferences|taught in the first week|boot-?camps?|classroom sessions?`,
    ),
    means: anyOf(
      String.raw`model training|(?:i joined|joined) (?:in \d+ )?as an? trainee|customer onboarding|client onboarding|motor induction|induction (?:motor|department|cook\w*)|training of models|tls are not trained|not trained to lead|iso certifications?`,
    ),
  },
  food: {
    says: anyOf(
      'foods?|canteens?|cafeterias?|meals?|lunch(?:es)?|breakfasts?|dinners?|snacks?|coffee|tea|pantry|fruit|mess (?:is|for|food|has)|the mess|sodexo|tiffin|thali|veg options?|chai|catering|caterers?|sambar|dal|biryani|food court',
    ),
    means: anyOf(
      'discussed at lunch|finish by lunch|cup of tea|not my cup|tea (?:leaves|gardens?|estates?)|food (?:delivery|tech|industry|products?|processing|safety audits?)|by lunch|lunch and learn|three hours away|down for tea',
    ),
  },
  'notice-period': {
    says: anyOf(
      String.raw`notice|serve (?:the whole |the full |the )?(?:notice|\d+ days)|buy-?outs?|buyout of notice|(?:a |the |no |pay(?:ing)? (?:the )?|service |year |employment )bonds?|bond (?:of|amount|period|is|was|money)|service agreement|reliev(?:ing|ed) letters?|relieved|experience letters?|f&f|full and final|exit (?:formalit\w*|process|interview)|early release`,
    ),
    means: anyOf(
      String.raw`notice boards?|bond (?:trading|markets?|desk|yields?|with)|(?:strong|income and) bonds?(?: markets?)?|(?:the )?buy-?outs? by|there was a buy-?back|(?:hours’?|without|short|prior|legal|public|took) notice|(?:up|a) (?:\w+ )?notice(?! period)|notices? (?:on|that|how|when)`,
    ),
  },
};

export function topicsOf(text: string | null): readonly string[] {
  if (text === null) return [];
  const plain = plainOf(text);
  return Object.entries(TOPIC_WORDS).flatMap(([topic, words]) => (placeOf(words, plain) < 0 ? [] : [topic]));
}

export function topicPlace(topic: string, text: string): number {
  return isReviewTopic(topic) ? placeOf(TOPIC_WORDS[topic], plainOf(text)) : -1;
}

function placeOf({ says, means }: TopicWords, plain: string): number {
  const place = plain.search(says);
  if (place < 0 || means === undefined) return place;
  return plain.replaceAll(means, (words) => '·'.repeat(words.length)).search(says);
}

function plainOf(text: string): string {
  return text.replaceAll("'", '’').toLowerCase();
}

function isReviewTopic(topic: string): topic is ReviewTopic {
  return Object.hasOwn(TOPIC_WORDS, topic);
}
