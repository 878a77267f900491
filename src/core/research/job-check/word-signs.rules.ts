import type { WarningSignKind } from './message-check';

interface WordSign {
  readonly kind: WarningSignKind;
  readonly words: readonly RegExp[];
  readonly except?: RegExp;
}

/** Matches "We never ask for your OTP." */
const NEVER =
  /\b(?:never|not|don'?t|doesn'?t|nobody|beware|fraud\w*|scam\w*|fake)\b[^.]{0,80}\b(?:ask|share|request|demand|otp|password|pin|cvv|whatsapp|telegram|click|call|contact)|\bkisi (?:ko|se)\b[^.]{0,40}\b(?:mat|na|nahi)\b/u;

export const WORD_SIGNS: readonly WordSign[] = [
  {
    kind: 'payTo',
    words: [
      /(?<![\w.@-])[a-z0-9][\w.-]+@[a-z]{2,}\b(?![.@\w-])/u,
      /\b(?:g-?pay|google pay|phone ?pe|paytm|bhim|upi)\b[^.\d]{0,30}(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}\b/u,
      /(?:\+?91[ -]?)?\b[6-9]\d{4}[ -]?\d{5}\b[^.]{0,16}\b(?:g-?pay|google pay|phone ?pe|paytm|bhim|upi)\b/u,
      /\b(?:scan|use|attached|given|this|below|through|via|from)\b[^.]{0,30}\bqr\b|\bqr(?: code)?\b[^.]{0,30}\b(?:pay|payment|bhej|par|pe|scan)\b|क्यूआर/u,
      /\b(?:a\/c|ac|acc|account|acct|khata|खाता)\b[^.]{0,30}\d{9,18}\b|\bifsc\b[^.]{0,20}\b[a-z]{4}0[a-z0-9]{6}\b/u,
      /^(?!.*\b(?:build|develop|integrate|design|you'll test)\b).*\b(?:usdt|trc ?-?20|crypto (?:wallet|address)|wallet address|gift cards?)\b/u,
    ],
  },
  {
    kind: 'secrets',
    words: [
      /\bcvv\b/u,
      /\b(?:email|e-mail|mail|mailbox|gmail|net ?banking|internet banking|bank)\b[^.]{0,24}\b(?:passwords?|credentials?|login|log-?in id|user id)\b|\b(?:enter|type|with|give|send|share)\b[^.]{0,40}\b(?:your|its) (?:\w+ )?password\b/u,
      /\b(?:tell|share|send|forward|bata\w*|give)\b[^.]{0,60}\b(?:the|that|a|6|six|wo|vo|jo)[ -]?(?:\w+[ -])?(?:code|otp|pin)\b|\b(?:6|six|4|four)[ -]digits?\b[^.]{0,40}\b(?:code|received|came|reached)/u,
      /\b(?:send|share|tell|give|upload|forward)\b[^.]{0,120}\botp\b(?! (?:on|at) the portal)/u,
      /\botp\b[^.]{0,30}\b(?:bhej|bata|do|dena|send|share)\b|\baadhaar otp\b/u,
      /\b(?:share|send|tell|give|forward|provide|submit|confirm|bata\w*|bhej\w*|de do|dedo|dijiye|reply with|read out)\b[^.]{0,50}\b(?:otp|one[- ]time (?:password|pass ?code)|cvv|atm pin|upi pin|mpin|net ?banking|internet banking|(?:bank|account|email|gmail|login) password|(?:debit|credit|atm) card)\b/u,
      /\b(?:otp|cvv|atm pin|upi pin|mpin|net ?banking (?:id|password|user)|(?:debit|credit|atm) card(?: number| no| details)?)\b[^.]{0,50}\b(?:share|send|tell|give|forward|provide|submit|bata\w*|bhej\w*|de do|dedo|dijiye|dena|chahiye|required|needed|zaruri|verify)\b/u,
      /(?:ओटीपी|otp|पिन|पासवर्ड|सीवीवी)[^.]{0,40}(?:भेज|बता|शेयर|दीजिए|दें|दे दो|साझा)/u,
      /\b(?:any ?desk|team ?viewer|quick ?support|rustdesk|ultraviewer|alpemix)\b|\binstall\b[^.]{0,40}\b(?:apk|remote)\b|\.apk\b/u,
    ],
    except:
      /\b(?:never|do not|don'?t|not|no one|nobody)\b[^.,]{0,40}\b(?:share|disclose|give|tell|ask|request)|\b(?:portal|log ?in|sign ?in|candidate)\b[^.]{0,40}\botp\b|\botp\b[^.]{0,60}\b(?:portal|log ?in|sign ?in|gate|reception)\b|\botp\b[^.]{0,20}\b(?:with|to) the (?:delivery|courier|cab|driver)\b(?![^.]*\b(?:call|phone))/u,
  },
  {
    kind: 'paidTasks',
    words: [
      /\b(?:like|likes|liking|subscribe|subscribing|rate|rating|ratings|review|reviews|reviewing|follow|following|watch|watching)\b[^.]{0,40}\b(?:you ?tube|videos?|channels?|hotels?|google maps?|restaurants?|instagram|products?|movies?|apps?|reels?|pages?)\b[^.]{0,80}(?:₹|\brs\b|\binr\b|\bearn|\bpaid|\bpay|\bincome|\bsalary|\bcommission|\bkama|\bmilega|\bmilenge|\bpaise|\btasks?\b|\d)/u,
      /(?:₹|\brs\b\.?|\bearn\w*|\bpaid|\bcommission)[^.]{0,60}\b(?:per|each|every|for each|har)\b[^.]{0,12}\b(?:likes?|tasks?|reviews?|videos?|subscri\w+|ratings|follows?|screenshots?)\b/u,
      /\b(?:pre-?paid|merchant|vip|premium|recharge|welfare|combination|group|crypto|trial|first|3|three|5|five|20|daily|simple|online|easy|optimi[sz]ation) tasks?\b[^.]{0,120}(?:\d,\d|₹|\brs\b|\bearn|\bcommission|\bprofit|\bdeposit|\bwithdraw|\brecharge|\bpaid|\bpayment|\bincome)/u,
      /(?:₹|\brs\b|\bearn|\bcommission|\bprofit|\bdeposit|\bwithdraw\w*|\brecharge)[^.]{0,120}\b(?:pre-?paid|merchant|vip|recharge|welfare|optimi[sz]ation) tasks?\b/u,
      /\b(?:orders?|points?|credit score|balance)\b[^.]{0,60}\b(?:top(?:ped)? up|negative|withdraw\w*|unlock)|\bwithdrawals?\b[^.]{0,60}\b(?:need|require|points?|score|upgrade|vip|recharge|top)|\b(?:order|product|app|hotel|rating|review|click|data) optimi[sz]\w+|\bcommission per (?:set|order|task|click|like)|\b(?:app|hotel|product|movie|map|video|youtube) (?:rating|review|like|liking|reviewing|promotion) (?:job|work|kaam)|\bneeds? (?:\w+ )?(?:ratings|reviews|likes|followers|subscribers)\b|\b(?:hotel|google|video|channel|reel|insta\w*|youtube)\b[^.]{0,50}\b(?:ko|ka|par|pe)? ?(?:5 star|like|likes|review|rating|subscribe)\b[^.]{0,40}\b(?:do|dena|kar\w*|de|par|ka|ke|\d)/u,
      /\b(?:google|5|five)[ -]stars?\b|\bfollow\b[^.]{0,20}\b(?:karo|kare|insta\w*|page)|\b(?:page|account|channel)\b[^.]{0,16}\bfollow\b[^.]{0,60}\d|\binvest \d[^.]{0,40}\bget\b|\blevel \d (?:unlock|task)|\bprepaid\b[^.]{0,40}\btasks?\b|\btasks?\b[^.]{0,40}\bprepaid\b/u,
      /\b(?:tasks?)\b[^.]{0,60}\b(?:withdraw\w*|commission|unlock|negative balance|frozen)\b|\b(?:withdraw\w*|commission)\b[^.]{0,60}\btasks?\b/u,
      /(?:लाइक|सब्सक्राइब|रिव्यू|रेटिंग|टास्क|वीडियो)[^.]{0,80}(?:₹|रुपय|रुपए|कमा|पैसे|मिलेंगे)/u,
      /\b(?:tasks?|like|subscribe|review|screenshot)\b[^.]{0,60}\b(?:kar(?:o|na|ke|ne|enge)|kijiye|bhejo)\b[^.]{0,60}(?:₹|\brs\b|\bkama|\bmil|\bpaise)/u,
    ],
  },
  {
    kind: 'mule',
    words: [
      /\b(?:your|apna|apne|aapka|the) (?:own |bank |savings |current |salary )*(?:account|khata|a\/c|sim|upi|wallet)s?\b[^.]{0,90}\b(?:receive|credit\w*|commission|forward|crypto|usdt|per cent|percent|keep|rent|lend|kiraye|kiray\w*|gaming|settlement|send (?:them|it|the rest)|paise aayenge|hand (?:it )?over)|\b(?:receive|accept|collect|credit|process)\w*\b[^.]{0,60}\b(?:payments?|money|funds?|salaries|amounts?|paise)\b[^.]{0,60}\b(?:your|apne|aapke|personal|own) (?:\w+ )?(?:account|khata|upi)|\b(?:lend|rent|share|sell|give)\b[^.]{0,24}\b(?:account|sim|upi)\b(?! (?:number|no)\b)/u,
      /\b(?:we|client|clients|company|they) (?:\w+ )?(?:credit|deposit|transfer|send|mail)\w*\b[^.]{0,90}\b(?:withdraw|send (?:them|it) back|send the rest|forward|wire|hand|keep)\b|\bwithdraw (?:the )?cash\b|\b(?:keep|commission of|get) \d+ ?(?:%|percent|per cent)[^.]{0,60}\b(?:rest|transfer|send|forward|amount|turnover)|\b\d+ ?(?:%|percent) of the turnover/u,
      /\b(?:through|in|via|using) (?:your|apne|aapke) (?:\w+ )?(?:account|khata|upi)|\b(?:bank |current |savings? )accounts?\b[^.]{0,30}\b(?:chahiye|needed|required|wanted|do|dedo|for company|rotation|fund)|\bpeople with (?:\w+ )?accounts?\b|\bfund (?:rotation|transfer work)|\b(?:payment|finance|transfer|transaction) (?:agent|mule|partner)\b|बैंक खाता (?:चाहिए|दो|दें)/u,
      /\bre-?ship\w*|\bparcels?\b[^.]{0,70}\b(?:home|your name|repack|label|forward|address|hand over)|\breceive (?:the )?(?:parcels?|packages?|phones?)\b|\bopen (?:\w+ ){0,3}(?:bank )?accounts?\b[^.]{0,60}\b(?:each|our documents|per account|get|kit)\b|\bcashier'?s? cheque\b|\b(?:merchant|upi) id\b[^.]{0,40}\b(?:your|own|pan|name)\b|\b(?:atm|passbook|cheque ?book|sim)\b[^.]{0,40}\b(?:courier|hand over|de do|dena hoga|bhej)/u,
      /खाता[^.]{0,50}(?:किराए|किराये|कमीशन|पैसे आएंगे)|(?:कमीशन|किराए|किराये)[^.]{0,50}खाता|\b(?:khata|account) (?:kiraye|rent)/u,
      /^(?!.*\b(?:build|develop|integrate|design|you'll test)\b).*(?:\b(?:usdt|crypto)\b[^.]{0,40}\b(?:send|buy|convert|exchange|rest)|\b(?:send|convert|rest)\b[^.]{0,40}\b(?:usdt|crypto)\b)/u,
      /\b(?:apne|aapke|apke) naam (?:pe|par|se)\b[^.]{0,40}\b(?:sim|account|khata)\b|\bkit (?:humko|hamko|humein|hamein|mujhe|hume)\b/u,
    ],
    except:
      /\b(?:salary|reimbursement)s? (?:will be|is|are) credited\b|\bnever\b|\bdo not\b|\bdon'?t (?:share|give|lend)\b/u,
  },
  {
    kind: 'falsePapers',
    words: [
      /\bback ?-?door\b|\bside ?-?(?:door|entry)\b|\b(?:minister|management|vip|mla|mp|internal|director|board|staff|hr|special)'?s? quota\b|\bproxy\b|\blip ?sync|\bfake (?:experience|payslips?|certificates?|documents?|degree)|\bexperience (?:certificate|letter)s?\b[^.]{0,60}\b(?:arrange\w*|provide\w*|banwa|mil|pf|ready|years?|issue\w*|included)|\b(?:pf|uan) history\b|\bneed (?:an? )?experience (?:letter|certificate)|\bexperience letter\?|\bmerit list (?:me|mein)\b|\bkeep (?:it|this) between us|\b(?:don'?t|do not) (?:need|have) to (?:attend|sit|appear|give)\b|\b(?:select\w*|recruitment|appointment|naam) through us\b|\bselection through us|\b(?:payslips?|relieving letters?)\b[^.]{0,30}\b(?:arrange\w*|provided?|included|ready|banwa)/u,
      /\b(?:delete|erase) (?:this|the) (?:message|chat)|\b(?:don'?t|do not|never) (?:tell|inform|call|contact|disclose|mention)\b[^.]{0,50}\b(?:anyone|anybody|office|company|immigration|police|bank|family|parents|friends|colleagues|line|reception|others|work)\b|\bkisi ko (?:mat |na )?(?:bata\w*|mat)|\b(?:confidential|secret) (?:deal|quota|matter|basis)\b|\bandar (?:se|ka|ke) |\b(?:setting|jugaad|jugad|source) (?:hai|se|ho|lag)|\b(?:uncle|boss|senior|officer|friend|relative|contact)\b[^.]{0,30}\b(?:in|is|on) (?:the )?(?:board|ministry|hr|panel|railway|selection)|\bthrough (?:an? )?(?:internal|inside) (?:hr|contact|source|reference)|\binside (?:hr|contact|source)|\b(?:my|our) (?:boss|man|officer|senior|person)\b[^.]{0,30}\b(?:for|will|can|inside|gets)/u,
      /\btourist visa\b|\bvisit visa\b[^.]{0,40}\b(?:convert|job|work)|\bwithout (?:any )?(?:exam|test|round)s?\b[^.]{0,40}\b(?:job|offer|appoint)|\b(?:offer|appointment) letter\b[^.]{0,30}\b(?:without|bina) (?:a |any )?(?:round|interview|exam)/u,
      /अंदर के|अंदर से|किसी को (?:बताना|मत|न)|बैकडोर|कोटा|जुगाड़|सेटिंग/u,
    ],
    except:
      /\b(?:sports|disability|ews|obc|reserved|reservation) quota\b|\b(?:bring|submit|upload|carry|provide|share|send|attach)\b[^.]{0,50}\b(?:experience|relieving)\b|\bproxy (?:server|card|statement|setting|candidate\w* (?:is|are|will|leads?))/u,
  },
  {
    kind: 'heldPapers',
    words: [
      /\b(?:passports?|originals?|original (?:\w+ )?(?:certificates?|documents?|marksheets?|papers))\b[^.]{0,50}\b(?:stays?|stay with|kept|held|submit\w*|deposit\w*|by courier|courier\w*|with (?:us|the company|our)|jama|rakh\w*|surrender\w*)\b/u,
      /\b(?:passports?|originals?)\b[^.]{0,20}\b(?:we|company|agent|they) (?:will |shall )?(?:keep|hold|retain)\b/u,
      /\b(?:(?:we|company|agent|hr|they|office|will) (?:will )?(?:hold|keep|holds|keeps|retain)|deposit|submit|collect|courier|surrender)\b[^.]{0,24}\b(?:your )?(?:passports?|originals?|original (?:\w+ )?(?:certificates?|documents?|marksheets?))\b/u,
      /\bblank (?:cheques?|paper|stamp paper|sheet)|\b(?:white|plain|blank) paper\b|\bsigned? (?:on )?(?:a )?blank|मूल (?:प्रमाण|दस्तावेज|कागज)[^.]{0,40}(?:जमा|रख)|पासपोर्ट[^.]{0,30}(?:जमा|रख)/u,
    ],
    except:
      /\b(?:never|not|don'?t|nobody|no one|returned (?:the )?same|given back|for (?:verification|sighting)|copies|photocop\w+|no originals|seen and returned|only (?:shown|seen))\b/u,
  },
  {
    kind: 'threat',
    words: [
      /\b(?:legal (?:action|notice|case|cell|team)|police (?:complaint|case|station|will)|f\.?i\.?r\b|court|advocate|vakil|penalty|fine\b|summons?|blacklist\w*|black-?listed|arrest\w*|warrant|defaulter|breach of|cyber (?:cell|crime case)|kanooni|case kar|(?:withdraw|close) the case|you owe|owe (?:us|the)|send (?:a |the )?notice|reported to your|compensation payable|accuracy (?:is )?below|below \d+ ?% accuracy)/u,
      /कानूनी|पुलिस|मुकदमा|केस दर्ज|जुर्माना|गिरफ्तार|ब्लैकलिस्ट/u,
    ],
    except:
      /\b(?:police verification|police clearance|court (?:record|check)s?|criminal|report (?:it|such)|cybercrime|1930|fraud\w*|against (?:such|any|fraud)|false information|misrepresent\w*)\b/u,
  },
  {
    kind: 'chat',
    words: [
      /\bwhats? ?app\b|\bwatsapp\b|\btelegram\b|\bwa\.me\b|\bt\.me\b|\bsignal app\b|व्हाट्सएप|व्हाट्सऐप|वाट्सएप|टेलीग्राम/u,
    ],
    except: NEVER,
  },
  {
    kind: 'tooEasy',
    words: [
      /\b(?:no|without|skip(?:ping)?|bina)\b (?:any )?(?:\w+ )?interview\b|\binterview (?:nahi|nhi|not required|is not required|ki zarurat nahi)|\bdirect (?:selection|joining|appointment|offer|hiring|bharti)\b|\bspot (?:offer|selection)\b|\b(?:back ?door|side ?door)\b|\bpay ?roll se\b/u,
      /\b(?:100 ?%|guarante\w*|assured|pakki|confirm(?:ed)?) (?:\w+ )?(?:job|placement|selection|naukri|joining|income|interview)|\b(?:job|placement|selection|naukri) (?:guarante\w*|pakki|100 ?%)/u,
      /\bno (?:experience|qualification|skills?|degree|target|investment)\b|\bkoi (?:bhi )?(?:experience|degree) (?:nahi|nhi)|\b(?:8th|10th|12th) pass\b|\bany qualification\b/u,
      /\b(?:work from home|ghar baithe|ghar se|part[- ]?time|wfh|home[- ]based|typing|data entry|form filling|copy[- ]paste|ad posting|sms sending|captcha|pencil packing|packing)\b[^.]{0,100}(?:\bearn\w*|\bincome\b|\bdaily\b|\bper (?:day|hour|page|form)\b|\bkama\w*|\bweekly\b|(?:₹|\brs\b\.?) ?\d)/u,
      /(?:₹|\brs\b\.?|\binr\b) ?\d[\d,.k]*(?: ?(?:-|to|se|–) ?(?:₹|\brs\b\.?)? ?\d[\d,.k]*)?(?:\/-)? ?(?:per|a|each|every|\/|in a|rozana|daily) ?(?:day|hour|hr|din|ghante?|daily)?\b(?! month)(?=[^.]{0,40}\b(?:day|hour|hr|daily|din|rozana|ghante)\b|$)|\b(?:daily|rozana|roz) (?:income|payment|payout|earning|salary|paise|₹|rs)/u,
      /\b(?:no|without|exam|bina) (?:ielts|exam\w*|test|language|cv|resume|target|degree)\b|\bexam (?:is )?exempt\w*|\bhires? without\b|\babsorbed\b|\b(?:you (?:have )?passed|aap pass|tum pass|naam aa gaya|list me)\b|\b(?:joining|selection|file|offer|result) (?:is |has been )?(?:confirmed|on hold|ready|pending|approved|stuck)\b|\b(?:joining|naukri|job) pakki|\b(?:simple|easy|light|small|online) (?:\w+ )?(?:work|job|kaam)\b|\bno (?:joining|id|training|payment)\b[^.]{0,20}\bno\b|\bno risk\b|\bgood percentage|\bweekly lakhs|\b(?:interested|ok)\?$|\btie-?up\b|\b(?:10|8|12)(?:th)? pass\b|पक्की|\bselection list same day|\b(?:you are|you're|you have been|is|has been) (?:provisionally |finally |directly )?(?:selected|approved|appointed|shortlisted) (?:on the basis|for|as|in|through)\b|\b(?:naukri|indeed|linkedin|job) (?:portal )?(?:par|pe|se|on)\b[^.]{0,30}\b(?:found|mila|dekha)|\bfound (?:you|your (?:number|profile|cv|resume)) (?:on|in|at)\b|\b\d+ ?(?:k|000)? (?:a|per|\/) ?(?:day|din)\b|\b(?:fixed|assured|guaranteed) (?:salary|income|payout)|\bfree (?:ticket|food|stay|room|visa)|\bsimple (?:\w+ ){0,2}(?:job|work)|\b(?:20|30|60|ten|two|2) (?:min\w*|hours?) (?:a|per) day|\b(?:lucky|bonus) order|\bcommission per\b/u,
      /\bearn (?:up ?to |upto |from )?(?:₹|rs|inr)/u,
      /\b(?:your|aapka|apka) (?:resume|cv|profile|number|bio-?data)\b[^.]{0,50}\b(?:selected|shortlisted|approved|select ho|choose|chuna)\b[^.]{0,60}\b(?:naukri|indeed|linkedin|shine|monster|times ?jobs|apna|portal|database|job site)\b|\b(?:naukri|indeed|linkedin|shine|monster|times ?jobs)\b[^.]{0,60}\b(?:directly )?(?:selected|approved|select)\b/u,
      /\boffer letter\b[^.]{0,40}\b(?:within|in|after payment|turant|immediately|same day|today)\b|\b(?:turant|immediate|instant|same day) (?:offer|joining|appointment)\b/u,
      /\b(?:congrat\w*|badhai|mubarak)\b[^.]{0,90}\b(?:selected|select|appointed|chuna|lottery|lucky)\b/u,
      /बिना (?:किसी )?(?:इंटरव्यू|साक्षात्कार|परीक्षा)|सीधी भर्ती|घर बैठे|रोज़?ाना|प्रतिदिन|चयन हो (?:गया|चुका)|चुना गया|चुने गए|गारंटी|१०वीं|10वीं|12वीं/u,
      /\b(?:select|selected|chayan) (?:ho|kar) (?:gay[ae]|liya|chuka|chuke|gaya)/u,
    ],
    except: /\bnot (?:a )?guarantee\b/u,
  },
  {
    kind: 'urgency',
    words: [
      /\b(?:within|in|next|andar|agle) (?:the )?(?:next )?(?:\d+|one|two|three|half an|an|ek|do) ?(?:-?\d+ )?(?:hours?|hrs?|minutes?|mins?|ghante|ghanta|minute)\b|\b\d+ ?(?:hours?|hrs?|minutes?|mins?|ghante|ghanta) (?:ke andar|me|mein|only|left|bach)/u,
      /\b(?:today|aaj|kal|tonight)\b[^.]{0,12}\b(?:only|hi|itself|last|tak|evening|by)\b|\b(?:by|before|till|until) (?:\w+ )?(?:today|tonight|eod|\d{1,2} ?(?:pm|am|baje))\b|\blast (?:day|chance|few|date|seat|slot|opportunity)|\bonly \d+ (?:seats?|slots?|vacanc\w+|positions?|posts?|left)|\b(?:limited|few|last) (?:seats?|slots?|vacanc\w+|positions?|posts?|offer)|\bseats? (?:limited|are limited|full|filling)|\bslots? (?:are )?(?:limited|filling)/u,
      /\b(?:by|before|till|until|at|ends?|expires?|closes?)\b[^.]{0,16}\b(?:midnight|tonight|noon|lunch|evening|tomorrow|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm))\b|\b(?:joining|join) (?:tomorrow|today|from monday|in \d+ hours)|\b(?:timer|countdown|expires? in|valid for \d+ (?:min|hour))|\b00:\d\d:\d\d\b|\bpay\b[^.]{0,40}\b(?:now|today|first)\b|\bwithin the day\b|\bin an hour\b|\b(?:2day|tmrw|2nite)\b|\b(?:fast|wait(?:ing)?) (?:kar|karo)|\b(?:three|two|few|\d+) seats\b|\b(?:seat|batch) full/u,
      /\b(?:urgent\w*|hurry|asap|a\.s\.a\.p|right now|right away|immediately|at the earliest|fast|quickly|turant|jaldi|jldi|abhi|fatafat|warna|varna|nahi to|nahin to|without delay|do not delay|don'?t delay|final (?:call|reminder|notice))\b/u,
      /\b(?:will|shall|may|gets?|be) (?:\w+ )?(?:cancel\w*|forfeit\w*|withdrawn|given to|expire\w*|lapse\w*|rejected|released to)|\b(?:otherwise|else)\b[^.]{0,40}\b(?:cancel\w*|lose|lost|next|another)|\bcancel ho|\bfirst come\b/u,
      /तुरंत|तुरन्त|जल्दी|जल्द|आज ही|आज शाम|अभी|अंतिम|आखिरी|आख़िरी|सीमित|वरना|नहीं तो|घंटे|रद्द/u,
    ],
  },
  {
    kind: 'bankData',
    words: [
      /\b(?:bank|khata|account) (?:account )?(?:details?|passbook|pass ?book|statement|number|no\b|proof|info\w*|detail)|\b(?:passbook|cancell?ed cheque|blank cheque|cheque leaf|atm card|debit card)\b|\b(?:a\/c|account) (?:no|number)\b|बैंक|पासबुक|खाता|चेक/u,
    ],
    except: NEVER,
  },
  {
    kind: 'documents',
    words: [
      /\b(?:aa?dh?aa?r|pan (?:card|no|number|copy)|pan\b(?=[, &/]+(?:aadh|card|photo|bank|and))|passport(?:[- ]size)?(?: photo\w*| copy)?|voter|driving licen[cs]e|mark ?sheets?|original (?:certificates?|documents?)|photo(?:graph)?s?|selfie|id proof|signature|e-?sign)\b|आधार|पैन|फोटो|मार्कशीट|दस्तावेज|दस्तावेज़|प्रमाण/u,
    ],
    except: NEVER,
  },
];

export function hasWords({ words, except }: WordSign, plain: string): boolean {
  return words.some((one) => one.test(plain)) && except?.test(plain) !== true;
}
