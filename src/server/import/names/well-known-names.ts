/**
 * Name keys of large employers in India, one company per line, best-known name first. Without them, files with
 * different names would split a company.
 */
const GROUPS = `
tcs | tata consultancy services | tata consultancy
hcltech | hcl technologies | hcl tech
cognizant | cognizant technology solutions | cognizant technology solutions india
ey | ernst young | ernst and young
pwc | pricewaterhousecoopers | price waterhouse coopers | pwc india
kpmg | kpmg india
jpmorgan chase | jpmorgan chase co | jpmorganchase | jp morgan chase | jp morgan chase co | jp morgan | jpmorgan | j p morgan | j p morgan chase | jpmc
goldman sachs | goldman sachs india
american express | amex
bank of america | bofa
l t | larsen toubro | larsen and toubro | larsen toubro l t
l t technology services | ltts | larsen toubro technology services
ltimindtree | lti mindtree
sbi | state bank of india
pnb | punjab national bank
lic | life insurance corporation of india | lic of india
bhel | bharat heavy electricals
bel | bharat electronics
hal | hindustan aeronautics
ongc | oil and natural gas corporation | oil natural gas corporation
iocl | indian oil corporation
bpcl | bharat petroleum corporation | bharat petroleum
hpcl | hindustan petroleum corporation | hindustan petroleum
sail | steel authority of india
drdo | defence research and development organisation | defence research development organisation
isro | indian space research organisation
hul | hindustan unilever
p g | procter gamble | procter and gamble
johnson johnson | johnson and johnson
mahindra mahindra | mahindra and mahindra | m m
maruti suzuki | maruti suzuki india
reliance industries | ril
bharti airtel | airtel
vodafone idea | vi vodafone idea
ibm | international business machines | ibm india
hewlett packard enterprise | hpe
meta | facebook | meta platforms
mckinsey company | mckinsey | mckinsey and company
boston consulting group | bcg
infosys | infosys technologies
wipro | wipro technologies
tech mahindra | techmahindra
byju s | byjus | think learn | think and learn
flipkart | flipkart internet
paytm | one97 communications | one 97 communications
zomato | zomato media
swiggy | bundl technologies
oyo | oyo rooms | oravel stays
ola cabs | ani technologies`;

const groupsByName: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .flatMap((group) => group.map((name) => [name, group] as const)),
);

/** Returns all name keys of a large company, otherwise just `key`. */
export function nameKeysOfCompany(key: string): readonly string[] {
  return groupsByName.get(key) ?? [key];
}
