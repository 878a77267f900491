/**
 * Words refused in pseudonyms; abusive ones are refused in job titles too. They are in lower case: digits, look-alikes
 * and stretched letters are folded before the comparison. Add new words here, with a case in username.rules.test.ts.
 * Only the server and the fakes import the lists, since the browser asks the service.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Abusive words that occur in no harmless name. Refused anywhere in a name, also across underscores. */
export const ABUSE_ANYWHERE = words(`
  fuck motherfuck asshole arsehole bastard bitch bullshit cocksuck dickhead faggot jackass nigger nigga pussy slut whore wanker
  chutiya chutia chutya chutiye chootiya choothiya madarchod maderchod madarchot madrchod behenchod bhenchod bahenchod bhnchod
  benchod behnchod bhosadi bhosdi bhosdike bhosda gaandu gandmara gaandmara gandmasti jhatu jhaatu lavde lavda laude
  randwa raandi haramzad haramkhor harami suarki kutteki betichod chodu chodna lodu lundura hijda hijde chhakka
  चूतिया चुतिया चूतिये मादरचोद बहनचोद भेनचोद बेहेनचोद भोसड़ी भोसडी भोसड़ा गांडू गाण्डू झाटू झांटू लवडा लौडा लौड़ा लवडे रंडी रण्डी हरामी
  हरामज़ाद हरामजाद हरामखोर चोदू हिजड़ा छक्का कुतिया
`);

/** Abusive words that also occur in harmless names (Kshitij, Gandhi, Brandish). Refused as separate words. */
export const ABUSE_AS_WORD = words(`
  anal anus arse ass boob cock cum cunt dick fag jizz milf nazi negro penis porn prick rape rapist retard sex shit spic tit twat vagina
  bkl bsdk chod chut choot gaand gand gandu jhat jhaat katua kutta kutti kuttiya lauda loda lora lund maal mkc randi rand raand saala suar tatti
  चूत चुत गांड गाण्ड लंड लण्ड रांड झाट झांट कुत्ता सूअर टट्टी
`);

/**
 * Words of the previous list that are harmless in job titles: Driver cum Cashier, Ass. Manager,
 * LoRa Engineer.
 */
export const HARMLESS_IN_TITLES = words('cum ass anal sex rape lora');

export const OFFICIAL_WORDS = words(`
  admin administrator moderator mod official grievance support helpdesk staff system verified
  hr hrd humanresources careers hiring recruiter recruiters recruitment recruiting talentacquisition payroll
  management ceo cfo cto coo chro hq headquarters pvt ltd limited llp inc corp corporate
  govt government police
`);

export const OFFICIAL_BEGINNINGS = words('admin moderator official');

/**
 * Well-known employers, refused as separate words, because such a name suggests that its user speaks for the employer.
 */
export const KNOWN_EMPLOYERS = words(`
  accenture adani airtel amazon axisbank birla capgemini cognizant deloitte flipkart genpact google hcl hdfc hdfcbank ibm icici
  icicibank infosys jio kpmg larsentoubro lic lti ltimindtree mahindra meesho meta microsoft mindtree myntra naukri ambitionbox
  nykaa ola oracle oyo paytm phonepe pwc razorpay reliance sbi swiggy tata tcs techmahindra vedanta wipro zepto zerodha zoho zomato
`);
