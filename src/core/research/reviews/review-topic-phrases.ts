import type { ReviewTopic } from './review-topics';

/** Phrases are separated by commas or lines. `a/b` is a choice, `a?` optional, `_` any word, `$name` one of {@link WORD_SETS}. */
export interface TopicPhrases {
  readonly says: string;
  /** Does not count in a long part of a sentence that names another topic. */
  readonly maybe?: string;
  /** Phrases whose words do not count as the topic. */
  readonly not?: string;
}

export const WORD_SETS: Readonly<Record<string, string>> = {
  be: 'is/are/was/were/be/been/being/remains/feels/seems/gets/r/hai/hain/h/tha',
  my: 'my/your/our/their/his/her/the/this/a/an/its/every/any/some/no',
  very: 'very/so/too/really/quite/extremely/super/always/not/also/always/truly/mostly/bit/pretty/well/never/often/sometimes/all',
  rank: 'good/great/nice/best/better/decent/excellent/amazing/awesome/superb/fantastic/wonderful/lovely/perfect/bad/poor/worst/worse/terrible/horrible/pathetic/awful/average/ok/okay/fine/pleasant/positive/negative/healthy/unhealthy/friendly/bed/gud/acha/accha/achha/acchi/achhi/kharab/bekar/ghatiya/mast/badhiya',
  kind: 'good/great/nice/best/decent/excellent/amazing/awesome/fantastic/wonderful/lovely/friendly/frendly/freindly/supportive/helpful/helping/cooperative/coperative/kind/smart/talented/humble/caring/polite/warm/brilliant/intelligent/dedicated/knowledgeable/knowledgable/welcoming/experienced/rude/selfish/arrogant/unhelpful/jealous/nasty/unfriendly/approachable/respectful/skilled/competent/accha/acche/achhe/ache',
  number:
    'one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/twenty/thirty/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/18/20/21/24/25/26/30/45/60/90',
};

/** A part of a sentence with one of these speaks of the business, not of work there. */
export const BUSINESS_PHRASES = `
  we/they/company sell/sells/manufacture/manufactures/export/exports/supply/supplies
  we/they make/produce tyres/shoes/clothes/cars/food/medicines/software/chips/furniture/steel/cement/toys
  app/software/portal/platform/product/tool/website/apps/system we/they build/built/made/make/sell/run/develop/developed
  we build/built/develop/developed/design/designed software/apps/an/portals/satellites/tools
  million/lakh/crore/thousand users/customers/downloads/readers/subscribers/viewers
  main/biggest/largest/important customer/customers/client/product/line/market/business, best seller/selling
  one/some of our/the clients/customers/products/services, training/coaching/driving institute/school/centre, $be? among our customers/clients
  used in/by $number/200/500/many/most? schools/hospitals/hotels/banks/colleges, division $be the, product line, our competitors, stock price
  share price, revenue`;

/** Kept apart from the topics' names, because no view needs them. */
export const TOPIC_PHRASES: Readonly<Record<ReviewTopic, TopicPhrases>> = {
  'job-security': {
    says: `
      job/jobs/career/employment/naukri security/secure/secured/safe/stability/stable/insecurity/insecure/guarantee/gaurantee/guaranteed/pakki/permanent/cuts/loss
      security of job/service/employment/tenure, job 100 security
      secure/secured/stable/permanent/safe/pakki/pakka/lifetime job/jobs/naukri/employment/career/place/company/organisation/organization/employer/role/workplace/roll/post
      stable $be/for, job/jobs/employment/position here? $be/feels not/very/never/quite/always/as? safe/secure/secured/stable/permanent/unsafe/insecure/cut
      insecurity, layoff/layoffs/laidoff, lay/lays/laying/laid off/offs, retrench/retrenched/retrenches/retrenchment/retrenchments/retrenching
      pink slip/slips, downsize/downsized/downsizing/rightsizing/downsizes, right sizing, down sizing, fired/firings
      fire/fires/firing people/employees/staff/you/us/anyone/anybody/without/half/workers/him/her/them/freshers/experienced/at/any/in, hire and fire
      hiring and firing, hire fire, easily/just/simply fire, sack/sacked/sacks/sacking
      throw/throws/thrown/threw/throwing/kick/kicked/kicks you/people/us/them/him/her/anyone/employees/staff? out, show/shown/showed you/them? the door
      people/staff/was/were/been/being/is/are/got/get/be let go, lets/let people/employees/staff/you/them/us/half go, no job tomorrow
      have a job next/tomorrow, job loss/cuts/cut, cut jobs, asked/forced/made/pressured/pressurised/pressurized/told/compelled/pushed _? to resign/go/quit
      asked to leave/put, forced resignation/resignations/exit/exits, declared/made redundant, redundancy/redundancies, headcount reduction/cut
      cost cutting, contract/contracts/contractors/contractual $be? not renewed/extended, not renewed
      contract/temporary/temp staff/workers/employees/people/nurses/teachers _? _? dropped/removed/go/terminated/sent, pip/pips, improvement plan/plans
      retire from here, retire here, till/until retirement, people vanish/disappear, removed overnight/from/without
      nikal/nikaal dete/diya/deti/dega/denge/dena/sakte, nikalta/nikalte/nikala/nikale/nikaala, kaam se nikal, naukri jaane/jane/jaati/gayi/pakki
      naukri ka? bharosa/bharosaa, chhatni, छंटनी, kab nikal, job/naukri $be? pakki, job ki guarantee/gurantee/guaranty
      as good as a? government/govt/sarkari, government/govt/sarkari like job, no one/nobody can throw/remove/touch, uncertain future, over means you
      nobody/no/one/they touches/touch/can/cannot you, not/never/was/were/are/is/being/been/get/made regularised/regularized, work till/until sixty/58/60
      contract $be for/renewed/ended/over, contract/contracts ended/over/ends/renewal/renewals, renewed every, daily wager/wagers/wage/basis
      made/not/never permanent, job $be gone/over/finished, taken/struck off the? rolls/roll, shown the exit, ghar bhej, sent home forever/permanently
      branch/unit/plant/store/office/stores/branches/factory/school closure/closed/closures/shut down?, replaced by, outsourced, throw/thrown away
      no guarantee, pakka nahi, permanent nahi/nhi, permanent job/role/position/staff/employee`,
    maybe: `
      stability, insecure, restructuring, push/pushed/pushes people/you? out, remove/removes/removed employees/people/staff/you/anyone
      terminate/terminated/terminates/terminating/termination/terminations, future $be not? uncertain/unsure/secure/safe, secure/safe future
      lose/loses/lost/losing $my job/jobs, confirmed/permanent employees/staff/employee, sure of my? job`,
    not: `
      stable product/release/build/internet/version/income/server, stable on, stability of the? servers/server/system/systems/app/product/network
      company? fired up, asked to go to/through/home/abroad/onsite, asked to leave early/laptop, contract/agreement termination clause, sack of
      terminated contract with, security guard/guards/agency, made to resign for notice`,
  },
  learning: {
    says: `
      learn/learns/learnt/learned/learning/learnings/lerning/learing/lern, upskill/upskilling/upskilled/upskills/reskill/reskilling, up skill/skilling
      skill/skills development/developement/growth/enhancement/improvement/upgradation/upgrade/building/set
      improve/improves/improving/enhance/enhances/enhancing/develop/develops/developing/build/sharpen/polish/upgrade/hone/grow _? _? skill/skills/knowledge
      new/my/your/technical/soft/communication/our skills, skills $be/get/go/grow/rust/rusted, mentor/mentors/mentored/mentoring/mentorship, hands on
      hands dirty, gain/gains/gained/gaining/get/got/getting/build/acquire/acquired/practical/technical/more/lots/lot of? _? knowledge
      gain/gains/gained/gaining a? lot? of? good? experience, knowledge sharing/gain/gaining/enhancement/base, sharing knowledge, knowledge in/about/of _
      my knowledge, pick/picked/picks/picking up new/skills/a/python/java/sql/the/so/many, picked up _
      teach/teaches/taught/teaching me/you/us/well/how/freshers/juniors/everything/new/a/them
      explain/explains/explained the/why/everything/things/before/each/patiently, brush/brushed up, grow/grew/grows technically/intellectually/as
      new things/tech/technologies/technology/domains to? explore/work/try/every/all?, understand/understood/understanding how
      get/got/getting to understand/know/see how?, know/knew from here, start/starting/begin/launch/kick $my career, career starters
      better engineer/developer/nurse/teacher/professional/coder, no learning
      seekhne/sikhne/seekhna/sikhna/seekha/sikha/seekhte/sikhte/sikhaya/sikhate/sikhata/seekho/sikho/seekh/सीखने/सीखा/सीख
      good/great/lot/lots/much/no/more/little/limited/wide/huge/industry/technical/global/client/get/gives/vast/of exposure, exposure to/is/in
      only read about, improved/improve/improves my? english/communication/confidence, communication skills, spoken english, know every/all machine/machines
      learn by, trade secrets, foundation for my?, guided me, shape/shaped/shapes my? career`,
    maybe: `
      exposure, learner/learners, rusty, knowledge has, skilled in, nothing/something/anything new, explore new, school for, confident/confidence`,
    not: `
      machine/deep/federated/reinforcement learning, learning platform/portal/management/app/portals/platforms/budget/allowance/hub, e learning
      learnt/learned/learn that/later/about/only, never learn/learns from, learn to live, learn the hard, lessons learnt/learned
      start your career elsewhere, not/never taught anything, teach/teaches/teaching children/kids/maths/mathematics/students/class/classes
      sun/risk/media/credit exposure, nothing new in/to? say/report/here`,
  },
  flexibility: {
    says: `
      flexible/flexibility/flexi/flexy/flexiable/flexibilty/flexibile/flexibel/flexitime/flexiblity
      strict/rigid/fixed/office/work/working/login/log/logout/duty/entry/job/no/good/bad/convenient/proper/punctual/school/bank timing/timings/timming/timmings
      timing/timings $be/not/and/of/to, no fix/fixed time/timing/timings, time $be flexible/fixed/strict, time fix nahi
      rigid hours/schedule/timing/about/working, rigid $number, in/out time $be/and/or/tracked, login/logout/log/entry/reporting time/times/hours
      in time and out, punch/punching/punches/punched/punchin, biometric/biometrics, swipe/swipes/swiping
      late mark/marks/coming/comers/comer/entry/login/attendance/arrival, late by, $number/few/a? minutes/minute/min/mins late/delay/delayed
      minutes/minute/min/mins of? delay, delay $be questioned, mark/marked absent/half/late, attendance $be/system/rules/policy/tracking/tracked/strict/app
      strict attendance, grace time/period/minutes, own hours/time/timing/timings/schedule/pace/working/shift/convenience
      plan/manage/organise/organize/schedule/set/choose/decide/pick/adjust/arrange $my own? day/hours/time/timings/schedule/week/work/timing
      choose/pick/set your/our hours
      nobody/no/noone one? looks/watches/counts/checks/asks/tracks/cares/bothers/monitors/questions/clocks at/about/abt/your/my/the/when/how? the/in/out/long/you/many/your? clock/hours/time/come/came/arrive/arrived/in/login/watch
      clock watching/watchers, look/looks at the clock
      come/came/coming/start/starting/log/login/arrive/reach early/late/any/anytime/whenever/when _? or/and leave/go/finish/log
      come/start/login/log in? whenever/anytime/any, comes or goes, come $be when, any time login, log in any/when/whenever
      finish/finished/make/made it? early/later/at/up night/home/later, step/stepped/stepping out, go/leave early when/if/and/once/for/on
      not/cannot/t leave before, shift $my hours/day/timing/start/time, complete/completing/finish/log/clock $number hours, mandatory $number hours/hrs
      $number hours/hrs swipe/login/mandatory/compulsory/attendance, freedom to plan/work/choose/manage/decide, freedom of time, apne hisaab/hisab
      apni marzi, jab chaho, aao jao, time pe aana, work when you
      adjust/adjusted/adjusts/adjustable/accommodate/accommodated/accommodating _? timing/timings/hours/schedule/time, nobody/no one/noone? minds if
      minds if you, login/log in? is at, come/came/reach/start an hour late/early, come in late, $number/few/short hours/hour permission
      hour/hours permission, short permission, gate pass, gate $be? closes/closed, thumb impression, face recognition, attendance register/machine/app
      signing register, start after that, personal/bank work during/in/on, school pick, go home in between
      drop my/the/your child/children/son/daughter/kids/kid, work when i/you, whenever i/you want/like/can, at my/your own? convenience, log out at any
      inflexible`,
    maybe: `
      freedom, timings/timing, half day/days _? cut/deducted/marked/salary/pay/for/is/if, every/each minute $be counted/tracked, leave early, early leave
      at sharp, part time, come and/or go, core hours, punctuality/punctual`,
    not: `
      flexible benefit/benefits/pay/component/components/seating/packaging/about/basket/salary/leave/packing/workforce/with/on/materials
      shift/shifts timing/timings, us/uk/night/odd timing/timings, timings of? bus/cab/train/canteen, on time, core hours of support
      timing of salary/promotion, sharp minds/people/tools, step out of, timing belt, release timings/timing, show timings/timing
      bus/cab/canteen/train/lunch timings/timing`,
  },
  colleagues: {
    says: `
      peer group
      $kind and? $kind? team/teams/people/peoples/staff/staffs/seniors/senior/crowd/folks/folk/employees/friends/juniors/members/teachers/guys/mates/person/persons/humans/minds/trainers
      amazing/close/strong knit? team/people, $kind team environment/members/spirit/support/work/culture?
      team/people/peoples/staff/staffs/seniors/employees/crowd/folks/everyone/everybody/members/juniors/nurses/teachers/guys/persons/workers/doctors/engineers/riders here/there/around/in/they? $be $very? $very? $kind/gems/gem/close/united/like/nice/toxic/cold/unhelpful/competitive/fun/collaborative/selfish/political
      team bonding/spirit/support/building/culture/outings/outing/feeling, teamwork, team work/player, no teamwork
      help/helps/helped/support/supports/cover/covers/pull/pulls/respect/trust each other/others, help/helps/helped one/when/juniors/newcomers/freshers/out
      everyone/everybody/people/seniors/team/anyone/nobody/staff helps/help/helped/supports/support/shares/share/guide/guides/guided
      in the bay/team/floor/office helps/help/helped/talks, everyone/everybody/nobody/anyone/people talk/talks to
      supportive/helpful/friendly/cooperative/helping seniors/people/nature, make/made/making/found friends, friends for/here, good/best/great friends
      camaraderie, people/employee/employees/staff behaviour/behavior/behave, behaviour/behavior of? staff/employees/colleagues/people/team/seniors
      people $be $kind, love the people/team
      work/working/worked with very/really/some/such/so? smart/talented/great/nice/good/intelligent/amazing/brilliant/experienced/helpful people/folks/minds/persons/engineers/team
      seniors $be/sit/help/look/explain/guide/support/share/teach/taught, senior $be helpful/supportive
      older/senior/experienced teachers/nurses/staff/engineers/workers/people lend/help/guide/share/support/teach
      hide/hides/withhold/hoard/hoards information/knowledge, backstab/backstabbing/backstabbers, like brothers/sisters, saathi/sathi log?
      log acche/achhe/accha/ache/bahut/kharab/badhiya/mast, mil jul, milkar/milke kaam, team acchi/achhi/accha/badhiya/mast, साथी, सहकर्मी, bay helps
      loved/love my team, cover/covers/covered/covering your/my/for class/classes/duty/shift/desk/bed/you/me/each, kind people
      stand/stands/stood by/with you/me/each, no one helps, nobody helps, everyone/everybody helps, fight/fights/quarrel/quarrels among/with/between
      people $be from all, staff room $be, older/senior workers/hands/sisters/nurses/riders/guards, egoistic people/staff/employees, new joinees are helped
      feel welcome`,
    maybe: `
      colleague/colleagues/collegue/collegues/coleagues/coleague/colleages/colleuges/collegaues/collogues/coworker/coworkers/teammate/teammates/batchmate/batchmates/workmates/workmate
      team member/members, the people, people around/here/i/you $be?, crowd, peers, cooperation, unity, co operation, co worker/workers/employees/workors
      team/batch/work/floor mate/mates, friendship, people make, bonding with/among/between
      fellow employees/workers/nurses/teachers/engineers/employee/associates/colleagues/staff/_, talks to each, coordination, teams work
      staff/employee/employees cooperation`,
    not: `
      colleague/colleagues of? _? _? leave/left/quit, $kind people/employees/engineers/folks/staff leave/left/quit/go/leaves/resign
      $kind people are leaving/gone, supportive/good/great/bad/best/friendly/helpful/rude/nice team lead/leads/leader/leaders
      supportive/good/great/helpful people manager/managers, support/sales/hr/product/dev/testing/qa/data/security/infra/learning team $be
      our/the/my team $be small/of/builds/doing/based/located/handles/grown/asked/laid/fired/removed/understaffed, senior citizens
      hire/hired/hires/attract/attracts/lose/losing/lost/exploit good/great/best people, best employees, my team of
      the people who/of/at/in/team/management/top, people around the, the people function, cross team, team $be not, let people, training team`,
  },
  pay: {
    says: `
      salary/salaries/salry/sallary/salery/saleries/selary/salaray/salarys/salay/sallery, ctc, compensation/compensations, inhand, in hand, take home
      remuneration/renumeration, wage/wages, payslip/payslips, arrears, stipend/stipends, incentive/incentives/insentive, bonus/bonuses, esop/esops
      stock options/option, shares/stocks vest/vests, rsu/rsus, paymaster/paymasters, pay master, underpaid/overpaid
      under/over/well/badly/poorly/low/highly/less/least/fairly paid
      paid $very? less/well/late/on/fairly/peanuts/below/above/double/properly/poorly/low/more/better/monthly/weekly/regularly/extra/in/for/as
      pay/pays/paid/paying very? peanuts/less/lesser/low/lower/well/poorly/below/above/more/better/late/badly/handsomely/good/decent/on/according/as/per
      unpaid salary/wages/overtime/work/extra, pays very? well/good/less/low/peanuts
      good/great/nice/best/better/decent/excellent/bad/poor/worst/low/lower/lowest/less/more/high/higher/highest/equal/unequal/base/basic/monthly/variable/fixed/full/fair/unfair/net/gross/competitive/average/timely/delayed/extra pay/payment/payout/payouts
      and/work/the/their/no/on/in/with/better pay
      pay and/vs/wise/$be/scale/scales/structure/band/bands/cut/cuts/gap/parity/package/packages/grade/day/disparity/comes/here/of/not
      pay for this/performance/freshers/interns/work/what/your, paycheck, pay check/cheque/out/scale
      payment on/delayed/late/delay/delays/issue/issues/irregular/problem/pending/cycle/not/of/is/kabhi, payments $be? on/delayed/late/irregular/pending
      good/decent/low/poor/best/annual/salary/less/high/higher/lower/nice/great/average/bad/better/handsome/your/my/the/joining/big/small package/packages
      package $be/for/was/offered/of/not/and/structure, p f, pf/epf/esi/esic/gratuity, provident fund, gratuity, variable pay/component/payout/part/$be/and
      market standard/standards/rate/level, salary/pay cut/cuts/credited/credit, dearness allowance, monetary benefits, underpay/underpays
      overtime/ot/extra hours? $be not? paid, exgratia, ex gratia, retention/joining/annual/diwali/festival/performance/yearly bonus
      paisa/paise/paisaa/pese/pagar/pagaar/tankhwah/tankha/tankhwa/tankhah/tankhuwah/vetan/majduri/mazdoori/dihadi/वेतन/सैलरी/पैसा/पैसे/तनख्वाह/पगार
      monthly/daily/hourly/piece/day rate, rate per/for, rupees/rs per/a/each delivery/order/parcel/trip/piece/hour/class/period/day/month/call/duty
      per delivery/order/parcel/trip/piece/hour/class/period rate/rates/$be, minimum wage/wages, hold/held/holds my/your/half/the salary/wages
      half/full salary, payout/payouts, hardly/only/just/barely/around/at/of/get/for 5k/6k/7k/8k/9k/10k/12k/13k/14k/15k/16k/18k/20k/25k/30k/35k/40k/50k
      8k/10k/12k/15k/18k/20k/25k/30k/40k $be/a/per/in, left after petrol/rent/tax, lakh/lakhs per/a/package/annum, dearness, da arrears, basic $be
      ek/do/teen/char/paanch hazar/hazaar, hazar/hazaar/hajar, payday, month end salary, credited on/by/before/late/in, paid on time, not paid, paid after
      never paid`,
    maybe: `
      good/less/more/decent/better/great/easy/low/enough/extra/no/big money, money $be/wise/matters/less, commission/commissions
      deduct/deducted/deducts/deduction/deductions from/for/of/without/pf/on, $be paid, not/never/get/got/getting/gets paid, than/below/above/of the? market
      financially, earn/earns/earned/earning/earnings good/more/less/well/here/a/in/from/lakhs/decent/extra, lpa, paid nothing/half`,
    not: `
      pay/pays/paid/paying attention/off/heed/back/visits/a/their/its, it pays to
      paid leave/leaves/parking/holidays/holiday/subscriber/subscribers/maternity/paternity/sick/time/training/users/ads/customers/course/courses/vacation/vacations/version/internship/app/off/trip/trips/cab/for
      $be paid for/by certification/the, salary/wage survey/surveys/benchmark/benchmarks
      salary/salaries hike/hikes/revision/revisions/increment/increments/increase/increases/appraisal/appraisals/growth/raise/review/correction/increased/rise
      increase/hike/increment/raise/revision in/of salary/ctc/pay/package, pay raise/hike/rise/revision, credit card
      payment gateway/gateways/terms/app/apps/domain/system/product/bank, payments domain/app/bank/product/gateway/team/company, package delivery/deliveries
      software/npm/tour/holiday package/packages, notice pay, notice period pay, payroll software/company/job, bonus points/month/point
      job/offer/work/task/offers/project in hand, in hand offer, incentive to, no incentive to, workers compensation, commission agents/agent
      planning commission, bonus $be the/learning/people, on the market, stock market, above the market/station, of the market leader, job market
      the market $be, below the market leader, pf office/team, compensation off, debt market, of market leader, dues from clients, salary accounts/account
      basic pay commission, per pay period, left after petrol with`,
  },
  appraisals: {
    says: `
      appraisal/appraisals/apprasal/apprisal/appraisel/apraisal/appraisle/apprasials/apprisals/aprisal/appreisal, hike/hikes/hiks/haik
      increment/increments/increament/increaments/incriment/incriments/increement/incremented/incement, raise/raises $be/was/of/every/each/after/per/this/in
      my/no/any/annual/pay/salary/yearly/a/good/small/decent/fair/regular raise/raises
      salary/pay/ctc/compensation/wage/package revision/revisions/hike/growth/increase/increases/increased/raise/increment/rise/correction/review
      increase/increases/increased/revise/revised/raising/raise in? $my? salary/salaries/pay/ctc
      salary $be? not? increased/increase/revised/increasing/increases
      performance review/reviews/evaluation/evaluations/rating/ratings/appraisal/management/cycle/assessment/based, bell curve
      review/appraisal/rating cycle/cycles/meeting/meetings/process/system/discussion, normalisation/normalization/normalised/normalized
      stack rank/ranking/ranked, forced ranking, kra/kras/kpi/kpis, self/peer/annual/yearly/mid/year end? review/reviews/appraisal/assessment
      quarterly/half yearly? reviews, year end review/rating, rated $number/meets/exceeds/low/high/well/below/top/as, meets/exceeds expectations/expectation
      promotion and/or increment, tarakki aur, इंक्रीमेंट, वेतन वृद्धि, same percentage for/to, increased by $number
      $number/4/2.5 percent/% every/each/a/per/yearly/in/only/hike/this, percent every/each/yearly, confidential report/reports, annual/yearly paper
      letter in april, april letter, salary badhti/badhta/badhi/badhane, badhti nahi, badhotri/badhotari, increase after $number years
      hike/increment letter`,
    maybe: `
      rating/ratings $be/decided/given/depend/depends/by/for/go/letters/letter/of/system/based
      my/your/a/the/top/final/yearly/annual/good/low/lower/high/performance/manager/bad/best/poor/year/average rating/ratings, evaluation/evaluations
      evaluated`,
    not: `
      leave/left/leaves/quit/quits/resign/resigned/switch/switched/go for a? hike, hiking, hike trip/trips, price/fare/fee/interest/petrol/rate hike/hikes
      price increment, before the review, rate us, code/book/peer code? reviews
      customer/app/play/glassdoor/star/safety/credit/google/store/user/product rating/ratings, rating on/in/agency, salary appraisal software
      performance management software, highly rated, rated as, salary review site, evaluation of properties/property/loans/credit, the ratings agency
      a raise in sales, funding raise`,
  },
  promotions: {
    says: `
      promotion/promotions/promtion/promtions/pramotion/promotin/promosion/pramotions/promoted/promotes
      promote people/you/only/from/their/those/freshers/anyone/employees/within/internally/on/based/talent/women, promoting people/only/from/those/within
      growth, grow/rise/rises/grows in/up/to/within the? $my? career/company/ladder/rank/ranks/organisation/organization
      career growth/path/paths/progression/progress/ladder/opportunity/opportunities/advancement/development/options/option/prospects/graph/oriented/building/wise/stagnation/move/moves
      no/good/clear/bright/better/great career
      room/scope/chance/chances/opportunity/opportunities/space to/for/of grow/growth/advance/advancement/rise/moving, opportunities to grow
      designation/designations
      move/moved/moves/moving/climb/climbed/climbing/go/went/rise up the? quickly/fast/here/to/ladder/if/from/only/in/every/within?, move up
      next level/band/grade/role/post/designation, ijp/ijps, internal job/jobs posting/postings/opening/openings/opportunities
      internal growth/opportunities
      become/became/made/make/becoming/get/reach/reached an/a/the/to? team/branch/area/store/senior/project/floor/head/regional/department? lead/leader/manager/head/leads/architect/partner/nurse/supervisor/principal in/within/after/before/at
      to become a/an, from trainee/junior/support/fresher/intern/clerk/teller/associate/helper/operator/executive/analyst/peon/cashier/salesman to _
      trainee to, clerk to, worker to
      stay/stays/stuck/remain/remains/remained/still/kept as/at/in/on/the? a/an/the? same level/position/post/role/grade/designation/band/place/profile/title
      same post/position/level/grade/band/title/profile for, remains/stay/stays/remain a/an _ _? for, stay a/an, dead end, stagnant/stagnated/stagnation
      higher position/positions/post/posts/role/roles/responsibilities/designation
      leadership/senior/top/managerial/lead positions/position/posts/roles/role, no ladder, outsiders/externals/outsider/laterals $be/get/hired/brought/for
      raising insiders, jumps of grade, grade change/changes, branch/area/store manager $be possible, only yes men grow, upward mobility, ruk jati
      tarakki/tarakkee/tarraki/tarrakki/taraqqi/padonnati/pramotion/प्रमोशन/पदोन्नति/तरक्की, aage badhne/badhna/badhte/badhta, position hold, position opens
      open position that, no vacancy above, raise from within, hierarchy growth, senior/higher/next/upper post/posts/scale/cadre, seniority
      departmental exam/exams
      from cashier/clerk/peon/trainee/nurse/guard/picker/rider/helper/steward/operator/teller/telecaller/agent/sales/teacher/waiter/labour/packer/loader/driver to
      to floor/shift/store/branch/area/department manager/incharge/head/supervisor, supervisor/incharge/manager after $number
      vacancy/vacancies for senior/higher/promotion
      nobody/no one/never/rarely/hardly/not/few? becomes/become/reaches/made supervisor/manager/officer/permanent, charge nurse, head nurse, senior teacher
      vice principal, people from inside/within`,
    maybe: `
      title/titles change/changes/changed, became leads, no path, roles above, fast track, growths, elevation/elevated`,
    not: `
      sales/brand/product/movie/book/event/online/social/trade promotion/promotions
      promotion/promotions of? our/the? brand/product/products/movie/campaign/campaigns/team/runs
      revenue/company/business/sales/hair/skill/skills/user/users/profit/market/economic/plant/salary/wage/year/growth/projected/crop/financial/income/technical/learning/cancer/customer growth
      company s growth
      growth of? the? company/business/revenue/organisation/organization/hacking/marketing/team/hormone/hormones/stage/phase/rate/rates/fund/equity/capital/sector/market
      growth in/at/was/stage/story/phase/year, skill growth, growth mindset, growth of the company/market/business, promote brand/products/health/our
      growth company, personal growth and learning only, 40 growth, growing company, get the senior posts, hours`,
  },
  managers: {
    says: `
      management/managment/mangement/managements/mgmt/managemnt/mangment/manegement/managenent/mngmt/mangmnt/managament
      micromanage/micromanaged/micromanages/micromanaging/micromanagement/micromanager/micromanagers/micromange
      micro manage/managed/manages/managing/management/manager/managers
      higher/upper/top/senior ups/up/authority/authorities/management/managers/officials/officers/leaders, higher/top/senior level management, higher ups
      reporting head/officer/person/authority/boss, skip level/levels/meetings, principal $be/and/has/listens, people at top, head office decides
      my/the/our/your/good/bad/great/rude/tech/technical/best/supportive/project/worst/caring/toxic/new/line/most/some/immediate lead/leads
      lead $be/has/have/screams/rejects/listens/takes/never/always, leads $be/have/scream/reject/listen/take/never/always, प्रबंधन, मैनेजर, मैनेजमेंट, बॉस
      sahab ka, boss ka, sir ka
      $kind/$rank/toxic/incompetent/caring/immature/egoistic/strict/clueless/biased/good manager/managers/mangers/boss/bosses/supervisor/supervisors/leader/leaders/tl/tls/founder/founders/owner/owners/director/directors/hod/leadership
      supportive team lead/leads/leader/leaders
      manager/managers/mangers/boss/bosses/supervisor/supervisors/lead/leads/leader/leaders/tl/tls/founder/founders/ceo/owner/owners/director/directors/hod/hods/leadership/incharge/matron/principal $be/ka/ki/listen/listens/support/supports/help/helps/care/cares/scream/screams/shout/shouts/abuse/abuses/appreciate/appreciates/guide/guides/respect/respects/insult/insults/humiliate/humiliates/never/always/don/doesn/do/does/who/behave/behaves/behaviour/behavior/treat/treats/play/plays/trust/trusts/keeps/keep/mentality/quality/attitude/lack/lacks/understand/understands/has/have/nahi/change/changes/answers/takes/checks
      my/our/the sahab/saheb/sahib/madam/sir shouts/scolds/decides/is/never/always/says
      branch/area/floor/store/shift/cluster/zonal/sales head/manager/managers/incharge shouts/shout/scolds/scold/calls/call/abuses/screams/scream/decides/threatens/insults/helps/listens/supports/never/always/knows/sits/stands/comes/visits
      head clerk/cook/chef/nurse/cashier shouts/scolds/screams/decides/is, plant head, trustees`,
    maybe: `
      manager/managers/managr/mangers/manegers/maneger/mgr/mgrs/manger/managerial, boss/bosses, supervisor/supervisors/superviser
      team lead/leads/leader/leaders/leed, teamlead/teamleads, tl/tls, hod/hods, vp/vps/avp/avps/svp, leadership/leaders/leader, founder/founders/cofounder
      ceo/cto/cfo/coo, director/directors, owner/owners/malik/maalik/seth/proprietor/chairman, md, in/shift charge/incharge/incharges, incharge/incharges
      headmaster/headmistress, dean, matron, department/regional/branch/area/zonal/unit/store head/heads, superiors/superior, at the top`,
    not: `
      project/time/waste/water/stress/event/risk/wealth/knowledge/facility/data/product/supply/inventory/hospital/hotel/asset/assets/database/crowd/vendor/account/leave/change/talent/performance/property/fund/portfolio/money/crisis/disaster/fleet/warehouse/energy/quality/anger/hospitality/customer/infrastructure/content/document/cost/chain management
      management of? water/trainee/trainees/consulting/consultancy/course/courses/students/degree/software/system/systems/tool/tools/studies/school/quota/games
      the management of _, fund/relationship/account/sales/key/area/case/office/hr/assistant/deputy/general/project manager/managers
      as a/an/the? _? _? manager/lead/director/supervisor, to become a/an? _? manager/lead
      became/become/becoming/made/reach/be a/an? _? manager/lead/team? lead/supervisor/leader, team lead in/after/within/ke/only
      at/till/to/after/beyond team lead/leads/manager, to _? manager/head/lead/managers, branch manager $be possible, from client manager
      market/industry/world/global/thought leader/leaders, leader/leaders in/of the?, leads in/to/from/per/for/generation/generated, sales leads
      product owner/owners/ownership, owner of, business/shop/car/pet/home/house/fleet owners, to leadership
      leadership position/positions/roles/role/program/programme/training/course/pipeline/skills/ladder, boss s good, good
      close/closer/near to the? boss/manager
      butter/buttering/pleasing/please/flatter/flattering/impress/impressing/chamchagiri the/your? boss/manager/managers
      relatives/relative/family/friends/friend/nephew/son/cousin/cousins of the? owner/owners/director/directors/manager/founder/founders/ceo
      owner/directors s? family/relatives/favourites, owner s family/relatives/son/nephew
      favourites/favorites/favourite/favorite/pets of the? manager/director/managers/boss, manager/boss s? favourites/favorites/favourite/favorite/pet/pets
      manager s favourites/favorites, know the director/owner, yes boss, manager leaves/left at, managers quota, founder mode, lead time/times/role/roles
      the lead/leads $be from, leads before me, yes men, for managers only, i manage, self? managed, pleasing the, senior nurse`,
  },
  culture: {
    says: `
      culture/cultures/culure/cultur/cultre/culter/kulture
      environment/enviroment/envirnment/enviornment/environmet/enviorment/envoirment/environments/environ/inviroment, atmosphere/atmospher
      mahaul/mahol/maahol/mahoul/maahaul/माहौल, toxic/toxicity, hierarchy/hierarchical/hierarchies, bureaucracy/bureaucratic/beaurocracy, open door
      sir and? madam/maam/mam/ma, yes sir, inclusive/inclusion/inclusivity/inclusiveness, diversity, diverse people/culture/workforce, lgbt/lgbtq/queer
      safe for women/girls/ladies/female/females, women/woman/female/girls/ladies safety, safe here, feel/felt safe, safety of women, women friendly
      women $be not? safe/treated/respected, harass/harassed/harassing/harassment/harrasment, discriminate/discriminated/discrimination/discriminates
      sexist/sexism/casteist/caste/casteism, ethic/ethics/ethical/unethical, value/values employee/employees/people/you/us
      unprofessional/unprofessionalism/professionalism, professional company/environment/people/place/behaviour/behavior/atmosphere/and, very professional
      fun at/fridays/friday/activities/events/place/activity, like a? family, as a family, family like/feeling/atmosphere/environment/culture
      blame game/games/culture/others/employees/juniors, of/no blame, blamed for, fear $be/and/in/of speaking/culture?, atmosphere of fear
      speak/speaking/raise/raised/say/open up? freely/openly/voice/your/against/mind/up, speak up, scared to speak, just/only a number
      treat/treats/treated/treating $very? employees/people/you/us/workers/women/everyone/humans/badly/equally/fairly/well/like, abusive
      abusive/foul/filthy language/words, bad words, gaali/gali/galiyan, employee/people/worker/staff/women friendly/oriented/centric/first, people first
      startup/start up? vibe/feel/culture, sarkari mindset, old mindset, equality/equal treatment, moral support, be myself, freedom of speech, transparency
      transparent culture/company/organisation, feel/feels/feeling/felt/made inferior/included/valued/respected/comfortable, feel like home, treated like
      shouted/scolded/scold/insult/insulted/insults/humiliated/humiliate/humiliates/humiliation in front of, posh committee, committee for women
      talk/talks/speak/speaks down to, language used, touch feet, equal/equally regardless, caste, ladies $be safe/respected
      good/decent/polite behaviour of`,
    maybe: `
      respect/respected/respectful/disrespect/disrespected/disrespectful/respects/respectfully/izzat/ijjat, dignity, vibe/vibes, festivals $be/are, valued
      ego clash/clashes, communal/religion/religious, mindset, openness, moral/morals/humanity/humane/inhuman/inhumane
      celebrate/celebrated/celebrates/celebrations/celebration, first name/names, without fear, blames, strong/company/core/human/family/good values
      values $be, second home, shouting/yelling, people shout, feel small/welcome, insult/insulted/humiliated/humiliation`,
    not: `
      tissue/cell/bacterial/plant/crop culture/cultures
      test/testing/staging/dev/production/cloud/uat/development/qa/sandbox/sap/unix/linux/runtime environment/environments
      environment clearance/team/ministry/engineer/health/protection/clearances, for/save the environment
      toxic chemical/chemicals/gas/gases/fumes/waste/colleagues/manager/managers/boss/people/leads/lead/smoke/substances, self respect, with respect to
      in respect of, in all/every respect/respects, value for money, company values at, holidays follow, is given with respect
      fear of layoff/layoffs/losing/termination, mindset shift, values the? stock/property/properties, professional growth/development/course
      first name $be asked, treat patients/customers/patient/water/waste, market culture, tea culture, valued at, treat $be a, treated water`,
  },
  workload: {
    says: `
      workload/workloads/wrkload, work load/loads/pressure/stress/burden/overload/presure, overload/overloaded/overburden/overburdened/burden/burdened/bojh
      overtime/ot
      long/late/extra/endless/odd/extended/stretched/unlimited/crazy/insane/less/fewer/more/excessive/unpaid work/working/duty? hours/hour/hrs/sitting/sittings
      working/work/duty hours/hrs/time $be/too/more/extend/stretch/long/very, hours $be $very? long/crazy/insane/brutal/unpredictable
      work/working/works $number/fourteen/sixteen hours/hrs
      $number/fourteen/sixteen plus/to? hours/hour/hrs a/per/every/each/daily/duty/work/shift/working/of duty/work/day/days/daily/non/job?
      $number hour/hours/hrs day/days/daily/work/duty, hours/hrs a/per/every/in day/week, hour days
      work life/n/and/family/personal? life? balance/balanced/imbalance/ballance/blance/balence, work life, worklife balance, life balance, wlb
      work and/to/vs life/personal/home balance?, good balance, balance $be/nahi, life outside
      time for/with/to $my? family/kids/friends/myself/self/yourself/life/personal/children/hobbies, no time for, see my kids
      deadline/deadlines/timelines/timeline, pressure/preasure/presure/pressurize/pressurized/pressurise/pressurised/pressures/pressurising/preassure
      hectic/hectik/heavy workload, burnout/burnouts, burn/burns/burnt you? out, understaffed/overworked/overwork, under/short staffed
      staff/manpower/man/resource/labour power? shortage/kam/less/crunch, shortage of staff/people/manpower/nurses/teachers/doctors/resources
      less/low/lack/insufficient of? staff/manpower, staff kam, work/job/jobs/tasks/role/roles of two/three/four/$number
      one person/man/nurse/employee does/doing/handles, multitask/multitasking/multiple responsibilities/tasks/roles, multi tasking
      work/working/worked/works/calls/called/mails/meetings/meeting/come/log on/over/in? weekend/weekends/sunday/sundays/saturday/saturdays/holidays/holiday/nights/midnight
      weekend/sunday/weekends work/working/calls/meetings/$be, stay/staying/sit/sits/sitting/stuck/stays/stayed/kept/stretch late/back/till/until/overnight
      late night/nights/evenings/evening/sitting, night outs, home by/before/on/early
      leave/go/leaves out? at/by/before $number and/to/every/for/home/daily/sharp, leave/go/finish on time, go home on/at/early/late
      calls/call/messages/mails/emails/pings/texts/whatsapp at/after/till/even/from $number/night/midnight/hours/late/work/office/home/client?
      client calls at, answer/reply/respond/available/online/reachable at/on/24/always/round/all/even/after/till, always on call, at all hours
      round the clock, laid back, stress/stree free, pressure free
      easy/light/less/minimal/lesser/heavy/manageable/much/more/lot/lots/extra/excess/huge of? work/job/workload/task/tasks/load, so/too much work
      work $be $very? too/very? less/much/heavy/hard/light/easy/more/hectic/relaxed/lot/manageable/chill/endless/tough, amount of work
      hardly/only/barely $number hours, kaam ka? bahut/bohot/zyada/jyada/bojh/pressure/load/bhot/boht, zyada/jyada/bahut/bohot kaam, काम का
      no/without/any breaks/break/rest, no time to/for live/rest/breathe/sleep/family/yourself/life/anything, firefighting, fire fighting
      slave/slaves/slavery/donkey/gadha/gadhe/gadho/bonded labour/labor, patients per/to/for, per nurse/teacher/rider/person
      $number/sixty/eighty/hundred/many calls/parcels/orders/deliveries/patients/cases/files/tickets a/per/each/every/before/in
      like a? machine/machines/robots/robot, health suffers, peace of mind, no peace
      one/two/single nurse/teacher/doctor/guard/person/cashier/worker/clerk/operator/sister/ward for $number/forty/fifty/sixty/all/the/whole/every
      $number/forty/fifty/sixty/hundred beds/patients/students/machines/children per/for/alone/in
      stand/standing/on all/for/my day/$number/hours/feet/nine/legs, on my/our/your feet/legs, double work/job, without a? break/rest/lunch/water
      non stop/nonstop, nonstop, back to back, rush hours, peak/festival/sale/season/budget season/time/days, carry/take/bring/brought work home
      work at home too/also, election/census duty, extra classes/duties/class/periods/period, peaceful job/work/place, real work a, hours of real work
      calls/messages/whatsapp at midnight/night/dawn/dinner, at midnight, pile/piles up, sleep only, no sleep, lunch at my desk, four hours of sleep
      sundays too, even on sunday/sundays/holidays, after midnight, till midnight/late/night, until midnight/late, past midnight, $number at night`,
    maybe: `
      tension/tensions, personal/family/social life, family time, dinner with, target/targets/targats/tgt, balance between/of/your/work/is, tiring/tired
      drained/draining, sleepless, slog/slogging, machine like, mental health/peace/stress/torture/pressure, late nights, long day/days
      relaxed/relaxing/relax/chill/chilled/stressfree, weekends $be, break time/times, more than/over $number hours/hrs, exhaust/exhausted/exhausting
      stress/stressful/stressed/stresful/stressfull`,
    not: `
      air/water/blood/tyre/high/low/oil/steam/gas/peer pressure pump/pumps/vessel/vessels/cooker/valve/valves/washer/gauge?
      high pressure pump/pumps/boiler/boilers/valve/valves, air/water/blood/tyre/oil/steam/gas pressure
      pressure pump/pumps/cooker/cookers/vessel/vessels/valve/valves, customer/thermal stress, stress management/test/testing/tests
      overtime pay/money/wages/allowance, target audience/market/customers/company/group/segment, the target company/group/market
      balance sheet/sheets/transfer/amount/leave/leaves/payment, leave/account/bank/card/gender balance, balance $be strong, no mails/calls/emails after
      in traffic, eats $number hours, from home by, hair tension, cash burn, burned down/calories, early morning, health insurance, overtime rate
      weekend off/offs/trip/trips/getaway, weekends off, weekend $be off, sunday/saturday/weekend $be? off, work on sundays during, sat sun
      late night cab/food/shift/shifts, leave/leaves on/at any, target $be market, hours/hrs a/each way, $number hours from/by/to
      hours a day by/in train/bus/traffic/commute, $number hours swipe/training, overtime allowance, overtime/ot $be paid, calls at night shift
      back to back projects, rush to`,
  },
  'remote-work': {
    says: `
      remote/remotely/remot, wfh/wfo/wfm, w f h
      work/works/worked/working/job/kaam from/at/frm my/your/the? home/anywhere/village/hometown/native/house/wherever/hometowns/bed/goa/kerala
      work from my/your/the/a? _ town/village/place, from home, work home, permanent home, hybrid/hybird, rto, return/returning/returned to the? office
      return/returning/returned/back/come/called/coming/forced/recalled to/in/back? the? office/to five/5/all/full/every, back to the? office
      to office five/5/all/daily/every/for/thrice/three/3, in/from/at office five/5/all/daily/every/each/mandatory
      telecommute/telecommuting/telework/teleworking, days/day a/per? week? from/in/at/of/to/on the? home/office/wfh/wfo/site
      all/five/5/three/3/two/2/four/4/six/6 days _? from/in/at/to/work office/wfo/onsite/home/from?, ghar se/baithe/bethe, घर से, वर्क फ्रॉम, home office
      virtual team/teams/work/job, office daily/everyday/mandatory/compulsory, daily in office, mandatory office, work/works from/at office
      at home $be/too/and/tracked?, those/people/you $be at home, for those elsewhere, chair and router, home days/day, location independent, digital nomad
      days/day from? home, from the? village/hometown, at the? branch three, online from, no need to come/go to? office, no need to go, kitchen table
      once/twice a? week/month in? office, moved back home, from my parents, home three, work sitting at home, call/called everyone/us/everybody back
      back five days, office twice/thrice/once, login from home, from any city/where/place, laptop from home`,
    not: `
      hybrid car/cars/vehicle/vehicles/engine/engines/seed/seeds/cloud/funds/fund/app/apps/maize/paddy/bikes
      remote sensing/site/sites/area/areas/control/location/locations/village/villages/server/servers/desktop/branch/branches/posting/postings/place/places/town/towns/support/island/district/districts/plant
      far/away/hours/minutes/km/kms/mins/close/near/distance/food/tiffin/lunch/bring/brought/pick/picked/pickup/drop/call from/to my/your/the? home/office
      from home by/to office, pick from home, feels/like/feel at home, drop at home, hours/minutes/mins/km/kms/far/away from home, tiffin from home
      food from home, at home during, back to the? office after lunch, come to office by`,
  },
  shifts: {
    says: `
      roster/rosters/rostering/rota/rotas/rostered, rotational/rotating/rotation shift/shifts/week/off/offs/shits
      night/nite/late/odd/double/single/split/twelve/12/day/extra duty/duties/duity, duty chart/charts/roster/rosters/swap/swaps/rotation/change/changes
      swap/swaps/swapped/swapping duty/duties/shift/shifts/nights/offs, week off/offs, weekoff/weekoffs, weekly off/offs/holiday/holidays
      weekend/weekends/sunday/sundays/saturday/saturdays/sat/sun/alternate $be? sun/sunday/saturday? off/offs/holiday/fixed
      $be? off on? sundays/sunday/saturdays/saturday/weekends, six/6/five/5 day/days working/week/weeks/work/a
      saturday/saturdays/sat sunday? working/work/off, alternate/2nd/second/working/third/all/every saturday/saturdays/sat, oncall, graveyard
      us/uk/usa/american/canada/australian shift/shifts/timing/timings/time/timezone, no/of/two/three/weeks/week/consecutive/alternate/back/paid nights
      weekend/holiday support/duty/rotation/rotations/roster, raat ki/ko/bhar duty/shift/kaam?, रात की, शिफ्ट, din raat, night duty/duties, general duty
      both saturdays, only sunday off, sundays off, never on? sunday
      night/day/morning/evening/us/uk/usa/rotational/rotating/split/graveyard/general/weekend/late/early/fixed/odd/double/afternoon/long/back/second/third/first/hour/hours/different/random/changing/2/3/12 shift/shifts
      shift/shifts timing/timings/allowance/allowances/work/system/change/changes/pattern/swap/swaps/roster/basis/job/rotation/policy/$be/planned/every/without/ruin/for
      night/evening/morning/graveyard/us/uk login/logins/duty/hours/batch
      duty from/starts/start/till/begins/at/timing/timings/hours/time/changes/changed/roster, $number to $number shift/duty/shifts/job, six to two
      two to ten, ten to six, sunday $be a? working, off on/changes/$be sunday/festivals/given/changed/cancelled/tuesday/monday/wednesday, weekly rest
      off day/days, only one off, my off, sleep in the day, sleep cycle, body clock, duty/duties $be changed/fixed/rotated/made/put/announced`,
    maybe: `
      shift/shifts/shft, nights, nights at/in, night/nights work/working/hours/rotation/rotations/process/staff, reliever, on call/oncall, 24 7/hours/x 7?
      24x7/24X7, saturday/sunday $be? working, some sundays`,
    not: `
      shift to/from/in/towards/my/base/gears/gear/key/left/your/work/focus/jobs/house, shift the
      mindset/paradigm/culture/cultural/career/focus/priorities/strategy shift/shifts, company/they/office/has/have/priorities/who/team shift/shifts
      cab/cabs/drop/transport/pickup/food/dinner/meals/facility facility/drop/service? for/in/on/during/after the/a? late/night? shift/shifts
      for the late shift, late nights, sleepless nights, nights out, nights spent, weekend off? trips, night life, night outs, 24 hours to, no late nights
      shift my hours, on call with, on calls, on call support customers, the shift`,
  },
  travel: {
    says: `
      travel/travels/travelling/traveling/travelled/traveled/travell/travelings, commute/commutes/commuting/commuter, cab/cabs/shuttle/shuttles
      company/staff/office/school/free/employee/own/local/by/city bus/buses/train/trains/vehicle
      transport/transportation/transportaion/transports/trasport/conveyance/convenience allowance?, pick up/ups and/n/&/or? drop/facility/service
      pickup/pickups and/n/&/or? drop/facility/service/van/point, drop facility/service/at/after/home/for, and drop
      railway/train/bus/metro station/stop/stand, from the? station, local train/trains, very/too/so/quite/really/bit far, far away
      office/location/plant/site/factory/company $be $very? far/near/close/remote/central/accessible/outskirts, outstation, out station
      out of station/town/city, field job/work/visit/visits/sales/duty, fieldwork, client visit/visits/site/sites/location/locations, site visit/visits
      onsite trip/trips/travel, abroad trip/trips, foreign trip/trips/travel, business trip/trips, ta da/d, ta/tada/da bill/bills/allowance, ta and da
      own bike/vehicle/car/scooter, bike/scooty allowance/provided
      near/nearby/next/close/closer/opposite/beside to? the? metro/station/bus/home/railway/city/house, location $be
      good/nice/prime/great/bad/convenient/remote/central/office/accessible/excellent/poor location
      easy/hard/difficult/tough/far/easily to? reach/accessible/reachable, connectivity $be by/to?, well connected
      hotel/hotels/flight/flights/ticket/tickets $be/and flight/flights? booked/reimbursed, office/company has? moved/shifted/relocated
      reach office/home/late by, ring road, silk board, auto/bus/train/cab/metro fare/fares/pass/passes, staff/company/ladies/pickup van/vans, each way
      last bus/train, no bus/buses/auto/autos, middle of nowhere, bike service/servicing/repair/maintenance, long ride, walk from/of/to the?, station road
      no public transport, reach the? site/branch/school/hospital/plant/factory/office, vehicle allowance, own vehicle, travel time`,
    maybe: `
      traffic, petrol/fuel/diesel/mileage, metro, journey, distance, km/kms/kilometre/kilometres/kilometers a/per/daily/each/every/away/from/one/on/in/of
      outskirts, location, two/three wheeler travel, gaadi/gadi/gaari/आना/गाड़ी/aana jaana/jana, far from
      bus/buses $be/from/covers/facility/facilities/service/services/route/routes/comes/stop/pass/for/pick
      hour/hours/hrs/minutes/mins/minute $be? one/each/to? way/reach/from/by, auto/autos refuse/fare/rickshaw, highway, puncture`,
    not: `
      time travel
      travel portal/agency/agencies/industry/company/website/product/domain/app/insurance/desk/tech/startup/vertical/client/software/brand/business
      transport domain/industry/layer/company/ministry/department/software/sector/corporation/business, transport is one of
      network/web/website/user/data traffic, school pick up, pick up new/the/a/skills/calls/call/phone, pick up and, drop in/out/outs/calls/by/dead/off
      petrol pump/pumps/station, metro city/cities/rail/project, off? site location, remote? location of server/data, distance learning/education
      location tracking/services, location based, fuel cell/cells/pump, journey of/has/was/with/so/as/in, company shifted to an?, office shifted my
      learning/great/career/my/good/wonderful/growth/beautiful/long journey, travel and tourism, school bus? software, conveyance deed, km from? data
      near the? city centre mall, and drop calls, far from satisfied/over/perfect/good/reality/truth/the truth/happy/ideal, far better/more/so, so far
      drop after, location $be? tracked, hours $be, after petrol, petrol $be hardly, km of cable/cables/road/roads/pipeline, highway project/projects
      national highway/highways`,
  },
  office: {
    says: `
      $rank/clean/new/old/bright/modern/small/big/crowded/beautiful/fancy/huge/dirty/spacious/cramped/lively/posh/ac/well/swanky/tiny/large/dusty/noisy/furnished/plush/safe office/offices/building/campus/workspace/premises/workplace/infrastructure
      office $be clean/dirty/bright/crowded/small/big/beautiful/old/new/huge/spacious/noisy/cramped/nice/good/in/well/tiny/modern/too/very/chhota/chota/bada
      office space/spaces/building/premises/infrastructure/infra/ambience/ambiance/setup/interior/interiors/facilities/facility/equipment/furniture/chota/chhota/bada/decor/area/design/in/has
      green/lovely campus, infrastructure/infra/infrastucture/infrastruture/infrasructure/infastructure/infrastracture/infrastrcture
      facility/facilities/facilties/fecility/facilites/facilitys/fecilities/faciliteis, wash/rest/bath room/rooms, wifi, wi fi
      ambience/ambiance/ambienc/ambiences/ambients, ventilation, cubicle/cubicles, sitting arrangement/arrangements/place/space, seat arrangement, a c
      ac $be/never/does/doesn/not/works/work/band/fails/in/off/always/kharab/nahi/and
      air conditioning/conditioner/conditioners/conditioned/condition/quality, no ac/ventilation/windows, ceiling fan, gym/gymnasium, creche/crèche/daycare
      day care, swimming pool, work station/stations/space/place, workspace/workspaces
      old/slow/outdated/latest/good/bad/new/share computer/computers/system/systems/pc/pcs/machine/machines/printers/monitors
      system/systems/computer/computers/pc $be/hang/hangs/always? slow/old/outdated/hang/hangs/crash, fire exit/exits
      quiet/duty/rest/changing/sick/feeding/recreation/prayer/mothers/dormitory/ladies/game/games/play/nap/sleeping room/rooms/zone/area, play area
      foosball, carrom/carom, ergonomic, drinking water, water cooler/purifier/filter, water $be not available, baithne ki/ke
      safety gear/equipment/shoes/kit/kits/helmets, ppe, equipment/equipments $be, outdated equipment, plants everywhere, air quality, workspace, no network
      without network, ceiling fans, no fan/fans/light/lights/seat/toilet/toilets/chairs/water, one/two/single toilet/washroom/bathroom/fan/computer/printer
      toilet/toilets for, place/space to sit/rest/keep/change, roof leaks/leak/leaking, leaking roof, shed $be hot, hot in summer
      gloves/helmet/helmets/masks/safety shoes/boots, broken/torn chairs/chair/furniture/lift/fan/seats, chairs $be broken, labs $be, lab equipment
      machines/machine $be old/broken/new/unsafe/modern, staffroom $be?, machinery $be old/new, well equipped`,
    maybe: `
      washroom/washrooms/toilet/toilets/restroom/restrooms/bathroom/bathrooms/loo/urinals/latrine, chairs, interior/interiors, desk/desks
      workstation/workstations, laptop/laptops/desktop/desktops, computers, lift/lifts/elevator/elevators, meeting/conference/board room/rooms, table tennis
      tt table, projector/projectors, medical room, terrace, locker/lockers, sea view, dust, generator, jagah, vpn, parking, power cut/cuts/backup
      hygiene/hygienic/unhygienic/cleanliness/clean/dirty/unclean/stinking/housekeeping, seating/seats, internet $be/slow/speed/never, building $be/has/with
      campus $be/with/has/and, pool and, and pool, stool/stools, smells, stinks, fans, freezing, playground, lighting`,
    not: `
      infrastructure as code, cloud infra/infrastructure
      infra/infrastructure team/project/projects/company/domain/engineer/engineers/sector/support/business/management/development
      help/service/trading/transport/front/bond/news/travel desk/desks, desk job/role/jobs/roles, facility management/manager
      transport/transportation/cab/drop/bus/pickup/pick/travel/travelling/canteen/food/meal/mess/lunch/wfh/home/loan/hostel/medical/insurance/leave/hybrid/remote/conveyance/health/accommodation/training/shuttle/testing/manufacturing/production/up facility/facilities/facilty/facilties/facilites
      facility/facilities of? transport/cab/food/canteen/wfh/work
      campus hire/hires/hiring/placement/placements/recruitment/recruit/drive/interview/selection/software, through campus
      laptops/laptop $be couriered/there, give/gives/given/provide/provides/gave/buy a/the? laptop, laptop on day, on laptop/laptops
      laptop business/stores/brand, leaves in the campus, office hours/politics/savings/moved/timing/timings/culture/work
      office in $number/pune/mumbai/delhi/bangalore/bengaluru/hyderabad/chennai/noida/gurgaon/gurugram/kolkata/india
      office $be far/near/close/located/too far, office has? moved/shifted, flexible seating, seats for students, desk at sharp, desk of a
      at/leave $my desk, $my desk $be empty, your desk at, desk work, gym membership/reimbursement/allowance, paid parking, parking for visitors
      clean code/energy/architecture/water/room, dirty politics/games/game/language/words/work/tricks
      mess/canteen/kitchen $be clean/dirty/hygienic/unhygienic, clean politics, system software/design/engineer/engineers
      new/old/good/latest/bad systems? design, power backup business, generator business, new machine learning, old system of, no internet at home
      desktop engineer/support, lift heavy/the/your, chair and router, desktop support, good place to, laptop at home, good system of
      medical? facilities for family, chairman, new system of, your desk`,
  },
  leave: {
    says: `
      sick/casual/paid/unpaid/earned/privilege/annual/maternity/paternity/bereavement/compensatory/comp/wedding/medical/unused/planned/parental/menstrual/unlimited/yearly/getting/taking/taken/mandatory/monthly/emergency/optional/extra/additional/period/festival/miscarriage/adoption/sandwich/floating/carry/encash/encashed/accrued/weekly/short/half leave/leaves/leav
      on/for/of/no/less/few/fewer/more/enough/good/easy/many/much/limited/every/each/only/any/ample/without/regarding/lot/proper/timely/wrong leaves
      on/no/easy/every/each/any/for/of/without/one/approved/sick leave
      leave/leaves $be/isn/are $very? not/never/always/easily/very? approved/given/granted/easy/easily/denied/rejected/cancelled/canceled/tough/hard/difficult/available/less/limited/encashed/sanctioned/not/never/always/a/an/only/allowed/provided/generous/there/refused/good/counted/deducted/the/issue/problem/paid/encashable/few/enough/on/has/marked/carried/too/very/explained/short/sufficient/ok/decent/bad/to?
      leave/leaves policy/policies/balance/requests/request/approval/approvals/approved/encashment/application/applications/rules/structure/system/denied/lapse/lapses/during/without/in/per/for/not/when/easily/problem/issue/issues/travel/benefits/benefit/quota/allowance/cancelled/milti/milta/milte/nahi/nhi/has/have/had/approve/approver/management/entitlement/like/and/on/concession
      applying/apply/applied/ask/asked/asking/need/want/beg/take/takes/took/taking/get/gets/got/getting/give/gives/given/giving/deny/denies/denied/reject/rejects/rejected/cancel/cancels/cancelled/approve/approves/approved/grant/grants/granted/refuse/refuses/refused/sanction/sanctioned/sanctions/avail/plan/planned/request/requested/allow/allows/allowed/encash for/any/you/us/me/your/my/a/the/his/her/their/even/single/one/to/no/proper/our/every/of/easily? leave/leaves
      $number leave/leaves, $number paid/sick/casual/earned/annual leave/leaves, leaves a/per/in a? year/month, take/get/ask leaves/leave
      rejects/approves/denies every/all leave/leaves, sabbatical/sabbaticals, pto/ptos, sick day/days, comp off/offs, compoff/compoffs, maternity/paternity
      lwp/lop, cl and/or/el/sl/pl/lapse, sl and/or, cl el/sl/pl, el/pl encashment, no cl/pl/el/sl
      diwali/holi/eid/christmas/festival/festivals off/leave/holiday/holidays/break, shuts between, christmas and/to, medical leave
      chutti/chhutti/chuttiyan/chuttiya/chhuttiyan/chuti/chuttian/chhuti/छुट्टी/छुट्टियां/avkash, deducted for/one absent/absence
      medical certificate/certificates, go/went/going home for diwali/holi/eid/onam/pongal/chhath/christmas/festival/festivals/puja/wedding/marriage
      off for my/a/sister/brother/wedding/marriage/festival/diwali/holi/eid/exam/exams/funeral, come/came/work/called even? when/while sick/ill
      sick/fever and/but/still/also still/have/come/must, leave for marriage/wedding/exam/exams/festival/festivals/sickness/my, emergency leave`,
    maybe: `
      holiday/holidays, vacation/vacations, day/days off, time off`,
    not: `
      work/working/works/worked on/even? on? holidays/holiday
      nobody/somebody/anybody/people/everyone/everybody/who/client/manager/managers/founders/customers/colleagues/engineers/seniors/he/she/they/it/employees/talent/one/staff/years leave/leaves/left the/for/within/after/in/every/this/their/at/because/and/early/us/on/easily
      leave/leaves you/at/within/early/the/this/no/alone/that/their/it/us/a/your legacy/here/company/before, to leave, leaves the, maternity leave homes
      maternity hospital/hospitals/ward/wards/home/homes/wear/clothing, before i leave
      holiday resort/resorts/package/packages/season/inn/homes/business/bookings, vacation rentals/packages, autumn/tea/green/tobacco leaves
      sunday/weekly holiday, no one leaves, people get leave, one leaves, leave for a/better/good/hike/other, travel days off, off site
      leave application app, leave app`,
  },
  projects: {
    says: `
      tech/technology/technical stack/stacks, techstack, cutting edge
      latest/new/old/outdated/obsolete/modern/newest/emerging/advanced/good/dated/older/different/trending/multiple/ancient/bad/great tech/technology/technologies/technologys/tools/systems/stack/stacks/framework/frameworks
      challenging/interesting/boring/repetitive/monotonous/meaningful/routine/dull/exciting/innovative/quality/creative/impactful/complex/mundane/unique/purposeful/varied/clerical/maintenance/support/development/satisfying/same/diverse/production/grunt/donkey technical? work/works/assignment/assignments/tasks/task/job/role/roles/problems/things/kaam/activities/profile
      work/works/job/role/tasks/kaam profile? $be $very? $very? boring/dull/monotonous/repetitive/interesting/challenging/exciting/routine/innovative/mundane/same/creative/meaningful/monotonus/fun/satisfying/different/impactful/engaging/tedious/ek/mechanical/mindless
      boring/monotonous/monotonus/repetitive/monotony/monotone, quality/kind/type/nature/variety/standard of the? work/works/projects/job
      work quality/content, ek jaisa/jaise, naya project, bench time/period/policy, on/in the/long? bench, maintenance work/project, infrastructure as code
      support and maintenance, code base, codebase, code quality, back office work
      good/great/big/global/fortune/international/top/diverse/reputed/multiple/different/various/prestigious/direct client/clients/customers/product/products/cases
      diverse clients/domains/domain, exciting/interesting/different/multiple/various domains/domain/products/product/cases/problems
      products $be innovative/good, work on/with ai/real/live/latest/new/cutting/big/good/cloud/global
      requirements/requirement keep/keeps/change/changes/changing/gathering, clearance work, no development/coding, r and d
      job satisfaction/profile/content, work satisfaction, work $be satisfying, farmers benefit, see the impact, impact of your
      same ticket/tickets/reply/script/scripts/file/files/thing/work/task/calls/report/reports/things every/again/daily/two/day/same/all/and/for
      same thing every/daily/again/over, same script, copy paste, copy paste work, paperwork
      only/just/mostly paperwork/filing/typing/data/excel/emails/calling, software $be? old/from/outdated, old/outdated software/softwares/systems/machines
      variety of, no real work, kaam interesting/boring, machines and a, real impact, cases $be interesting, proud of what, work that matters`,
    maybe: `
      project/projects/projct/projets/proj, technologies, technology/technologies $be, ownership, challenging, legacy, client interaction/facing/exposure
      build/builds/built things/everything/products/product, research work, bench $be, benched, product $be great/good/interesting/used/challenging
      clients $be global/good/big/great/from/banks, manual testing, data entry`,
    not: `
      project/projects manager/managers/management/lead/leads/head, projects? over means, for my project, project $be? over means
      put on bench and/for? _? _?, one of our clients, new technologies from scratch, bench begins, bench strength, project wise, our clients
      client/clients $be happy, client/clients leaves/leave/left, put on bench, projected, bench for $number/sixty days and, good product manager
      great product manager, ownership of the company, learn new technology/technologies/tech/tools, new technologies to? learn, new tech, new things
      learn/learning latest/new technologies/technology/tools, new technology/technologies to explore/try, to _ domains, legacy of, legacy to, work life
      creative/boring job timings, housing project/projects, project office, product company, good customers?, us client calls/timings
      challenging work? hours/environment/targets/timings/life, challenging environment/target/targets/atmosphere, support work life, same work pressure
      same role for, good product knowledge, new role, same role/job/roles, new roles, support role, different roles, core work? hours, direct client calls
      projects team? lobby, which? project gets? favourites, on the project, the project lobby, great product/products? discount, same job for
      same role since`,
  },
  politics: {
    says: `
      politics/politic/poltics/politices/politcs/polictics/polotics/pollitics/plotics
      political environment/culture/atmosphere/games/people/place/manager/managers, very/too/so/highly political
      chamcha/chamchagiri/chamche/chamchagari/chaplusi/chatukar/chaploosi/chaatugiri/makkhan/maska/चमचागिरी/राजनीति, sycophant/sycophants/sycophancy
      flatter/flattery/flattering/flatterers
      favouritism/favoritism/favourtism/favortism/favouritsm/favaritism/faviortism/favourism/favourtisam/fevoritism/favoritisum
      their/manager/managers/boss/s/his/own/to/few/for favourites/favorites/favourite/favorite/favs, biased/bias/biasness/biasedness/biases/biasing
      partiality/partial/partialities, nepotism/nepotistic, groupism/groupisam, group ism, groups rule, lobby/lobbying/lobbies/lobbyists, cliques/clique
      backbiting/backbiters/backstabbing/backstab/backstabbers, back biting/stabbing, credit stealing/stealers/for/taken/taker/goes/steal/stolen
      credit $be? taken/stolen/given, take/takes/taking/took/steal/steals/stealing/stole $my/all? credit, inner circle/circles, yes man/men
      buttering/butterers/bootlicking/bootlickers, boot/ass lick/licking/licker/lickers/kissing
      butter/polish/please/impress/pleasing/impressing $my boss/bosses/manager/managers/seniors/management, good books/book
      owner/owners/boss s? family/relatives/son/nephew, family members/run/business run?, family run
      regional/language/caste/community/linguistic/gender/state bias/groups/based/ism/feeling/politics/lobby/discrimination, regionalism/castism/casteism
      region/caste/language based, language groups, only people/employees from, people/person/candidates from one/same/their/a/particular/certain/own
      from one/their/own/particular/same state/region/community/city/place/caste/language, whom you know, who you know, merit counts/matters/based/only
      dirty games/game/politics, unfair treatment, power games/play, godfather, jugaad, sifarish, source lagao, jaan pehchan, lobbyism, run to the boss
      pets of, flatters, discrimination between, in the/his/her/their/boss/manager/right s? good? group/gang/circle/camp, clerk s group
      boss/manager/owner/head s group/gang/man/people/chamcha, recommendation/recommendations $be/from/matters/needed
      his/her/their/own own? people/caste/community/men/gang get/gets/are/is/first, unequal treatment, spy/spies/spying/informer/informers
      favours/favors those/his/her/their/some/one/only/people/to/for, not in the group, group of old/seniors, union leaders`,
    maybe: `
      favourites/favorites/favourite/favorite of/get/are/only/and/people/employee/employees/ones/student/persons/list, jealousy, merit
      reference/references $be, double standard/standards, internal conflicts
      close/closer/near/connected to the? boss/manager/managers/management/bosses/owner/director, camps, dictatorship
      relatives/relative/nephew/nephews/cousins/sons/son/friends of the? owner/owners/director/directors/management/md/ceo/boss`,
    not: `
      politics $be not discussed, political party/parties/campaign/campaigns/science/leaders/consulting/news/map
      favourite/favorite place/dish/part/food/company/day/job/time/thing/colleague, unconscious bias training, bias training
      industrial/hotel/office/reception/waiting lobby, lobby area, lobby $be, bread and butter, peanut butter
      credit card/cards/score/team/risk/limit/points/analyst/for sales, partial wfh/work/remote/hybrid/payment/holiday, camps for/at/health
      training/blood/medical/health/summer/eye/boot camps, family members insurance/also/are/get/covered, family members, butter chicken/naan/milk
      makkhan roti, summer camps, people from one of/team, people from different, close to the management school, favourite of customers, no ego
      take credit cards, takes credit cards, merit list/scholarship/students, in lobby, merit certificate`,
  },
  training: {
    says: `
      training/trainings/traning/tranning/trainig/traing/trianing/trainning/treining/tranings/traninig
      train/trains freshers/you/us/me/new/people/employees/them/well/staff/on/every/everyone/properly/newcomers/juniors, induction/inductions
      onboarding/onboard, on boarding, certificate/certificates courses/course/exams/programs, kt/kts, knowledge transfer, bootcamp/bootcamps
      boot camp/camps, classroom session/sessions/training/teaching, linkedin learning
      learning/training portal/platform/budget/allowance/hub/programs/programmes/programme/program/portals/modules/sessions/material/materials/and development
      l&d, l & d, l and d, free/online/paid/mandatory/internal/sponsored/skill/higher course/courses, upskilling programs/courses/program
      taught in/before/on/anything/the, not/never taught/trained, thrown on/in/into/to the/production/floor/live/project/calls, apprenticeship, e learning
      sikhaya/sikhate nahi, प्रशिक्षण, ट्रेनिंग, prashikshan, no guidance for? new/freshers, learning sessions, education sponsored/sponsorship
      sponsor/sponsors/sponsored higher? education/studies/mba/course/courses, without a? single? day? class/demo/training
      without any? training/showing/demo/guidance/induction, put/puts me/you/us/them/freshers on/in live/calls/production/floor, shown/showed how
      no one/nobody/noone showed/shows/taught/teaches/explained/explains/guides, demo class/classes, refresher, mock calls/call, crash course
      learn by watching, no demo, soft skill/skills, class room training, train us/you/them/me`,
    maybe: `
      trained, trainer/trainers, courses, workshop/workshops/seminar/seminars/conference/conferences/webinar/webinars, buddy, shadowing/shadow, handover
      hand over, orientation, certification/certifications/certified, udemy/coursera/pluralsight/udacity`,
    not: `
      model/models/ml/ai/llm training, training of? models/shoes/ground/grounds/jet/aircraft/data/set/institute/customers/clients/fees, train models
      strength/weight/potty/physical training, trainee, joined in? $number? as an? trainee, customer/client/merchant/vendor/user onboarding
      onboarding customers/clients/merchants/vendors, motor/electric induction, induction motor/motors/department/cook/cooktop/furnace
      tls/tl/managers/leads $be not trained, not trained to lead, iso certification/certifications/certified, certificate/certificates $be? kept/held/back
      original/originals/experience/relieving/birth/salary/service/degree/educational/my/bonafide certificate/certificates, quality certificates
      of courses?, law courses, golf/race/main course/courses, buddy up, boot camp software, trained models/model/doctors/nurses/ayahs/pilots
      well trained? customers, flying conference, conference room/rooms/hall/calls/call, workshop floor/area/manager/machines/is/of/shed
      car/repair/service workshop/workshops, bike workshop, trainer aircraft, of course`,
  },
  food: {
    says: `
      food/foods/fud/foood, canteen/canteens/canten/cantin/canteeen/kanteen, cafeteria/cafeterias/cafetaria/cafe/caffeteria/cafteria/cafetria, meal/meals
      snack/snacks, pantry/pantries, sodexo/zeta/pluxee, tiffin/tiffins/tiffen, thali/thalis, veg/non veg, catering/caterer/caterers, vending machine
      food court/coupon/coupons/card/allowance, khana/khaana/khane/naashta/nashta/nasta/bhojan/खाना/चाय/कैंटीन
      insect/insects/worm/worms/hair/cockroach/cockroaches/lizard/stones in, stale food, hotel outside, hostel food, tiffin service`,
    maybe: `
      lunch/lunches, breakfast/breakfasts, dinner/dinners, coffee/tea/chai/cofee/coffe/coffees, fruit/fruits, juice/juices, veg/nonveg, cook, kitchen
      hungry, cookies/biscuits, buffet
      sambar/sambhar/dal/daal/biryani/idli/dosa/paneer/roti/rotis/rice/curry/samosa/samosas/poha/upma/chapati/sabzi/pizza/maggi, mess, vegetarian
      eat/eating/ate/eats, cooked, menu, plates`,
    not: `
      discussed/discuss/meet/met at/over/for lunch, by/until/before/till/after/during/at lunch, lunch break/time/hour/breaks/and, cup of tea, my/your cup
      tea leaves/garden/gardens/estate/estates/plantation/plantations/company/brand/business/industry/blends, down for tea, dal lake
      coffee estate/estates/plantation/chain/brand
      food delivery/tech/industry/product/products/processing/safety/business/company/sector/division/chain/app/technology/science/brand/brands/grains/inspector/service/services/store/stores/packaging/corporation/startup/chains
      canteen software/contract/contractor/business/stores/department, in a mess, a/total/complete/big/such/huge/whole/real/absolute/this/utter mess
      mess of/up/with, mess everywhere, codebase? $be a mess, no mess, nearest hotel, low hanging fruit
      rice/dal/flour/fruit/juice mill/mills/exports/export/trade/brand/company/bran, time/money for dinner, kitchen appliances/products/equipment/ware
      dinner with my/your/kids/family/the/clients/client, have dinner with, home for dinner, dinner at home, lunch and learn, launch, eat lunch together
      snack brands/brand/company, cookies and tracking, family dinner/dinners, eat? lunch together, lunch together, cook books, bread and butter, fruits of
      internet cafe, veg market, dinner home, for dinner, eats $number/up/your/into/my/half/all/away, eat up`,
  },
  'notice-period': {
    says: `
      notice/notic period/periods/priod/peroid/pay/of/$be/days/buyout/recovery/time/duration/for/from/policy/has/and/me/perod/preiod, noticeperiod
      $number/month/months/day/days/s/long/short/no/serve/serving/served/serves/the/shorter/negotiable/their/your/my/full/whole/of/want/wants/in notice
      serve/serving/served/serves the/all/full/whole/every/entire/complete? the/all/full/whole/every/entire/complete? $number/ninety/notice/day/period
      serve every day, serve $number, made/make me/us/you/them? serve, buyout/buyouts, buy out
      bond/bonds of/amount/period/$be/was/money/for/with/when/at/bharwate/bharwaya/policy/agreement/papers/system/break/breaking/penalty/and/on/to/if/in/bharna/bharo/years/year
      the/no/a/paying/pay/service/year/years/employment/sign/signed/signing/month/months/training/break/broke/your/any/under/$number/job/strict/of/joining/my bond/bonds
      no bond, service/training/employment agreement/agreements/bond, relieve/relieves you/me/people/on/employees/us
      experience/service/exp letter/letters/certificate/certificates, f&f, f & f, fnf, f n f, fandf, full and/n final/finals, full final
      final settlement/settlements/dues, ff settlement, exit formality/formalities/process/interview/interviews/policy/was/is/procedure/clearance/took
      smooth/easy/clean/quick exit/exits, early release/releave/relieving, certificates/documents/marksheets $be? kept/held/withheld
      keep/kept/hold/held/holding/keeps/holds/take/took $my original/originals/certificates/marksheet/marksheets/documents/degree
      put/putting/puts down/in $my? papers, no due/dues certificate?, ninety days, absconding/abscond/absconded, नोटिस पीरियड, बॉन्ड, chhodne nahi
      chodne nahi, chodna mushkil, return them, leave/quit/resign/go you/they must/have/had/ask/asks to? pay, pay back the? training/cost
      recover/recovered/recovery of? training/notice, training cost/fee/fees recovered/recovery/back, last month s? salary held/stopped, salary held after
      documents back, hold/held/holds $my documents, if you leave/quit before, break/broke/breaking the? bond/agreement/contract, months/month s? notice
      legal notice, pay to leave, notice pay`,
    maybe: `
      bond, resign/resigned/resigning/quit and/they/you/with/before, relieving/reliving/relieved/releiving/releaving
      original/originals certificate/certificates/documents/marksheets/marksheet, noc, not released, let/lets me/you/us/people go in/within/early/after/on
      resignation/resignations $be/accepted/acceptance/process/letter/not/after
      release/released/releases me/you/us/employees/people early/within/in/after/on?, penalty, resignation, marksheets`,
    not: `
      notice board/boards, bond trading/market/markets/desk/yield/yields/fund/funds/investor/investors/with
      strong/good/great/special/income/close/emotional/government/corporate/debt/savings/team/nice/share/shared bond/bonds, income and bond, james bond
      bond $be strong, team bond/bonds, bonds market/markets, buyout by/of company, buy out by, management buyout, buyout fund, there was a buy
      hours/without/short/prior/legal/public/took/take/any/advance/last/minute/eviction/show/tender/court/no prior notice, with no notice
      no notice or reason, any day with no notice, at short notice, in? a day notice, a notice, up a _? notice, notices
      notice on/that/how/when/the/things/from court, release notes/note/date/dates/product/products/to/features/on/every/in production, product release
      night release, on release, forced resignation/resignations/to resign
      made/asked/forced/told/pressured/pushed/compelled/pressurised/pressurized to resign, people resign/quit
      resign/quit/quits/resigned within/in a/the first, documents kept safe, documents held, resigned and left, quit within, kept documents in
      no one day notice, week notice of roster, two/three days notice for shift, days notice before/of/for shift/shifts/roster/travel
      legal notice to/against clients, penalty for/of late/absence/errors/mistakes/delay/clients, penalty clause, penalty on`,
  },
};
