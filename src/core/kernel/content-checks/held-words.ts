/**
 * Words because of which a text is held, in lower case: English, Hindi and Latin Hindi. Words that are also used for
 * work, for animals or in jest ("stupid", "kutta", "साला") are left out.
 */
export const HELD_WORDS: readonly string[] = [
  'arsehole asshole assholes bastard bastards bitch bitches bullshitter cocksucker cretin cretins cunt cunts dickhead dickheads dumbass dumbfuck faggot faggots',
  'fuck fucker fuckers fucking fucked idiot idiots imbecile imbeciles jackass jackasses moron morons motherfucker motherfuckers motherfucking nigger niggers pimp',
  'prick pricks retard retards scumbag scumbags shithead shitheads slut sluts son-of-a-bitch twat wanker wankers whore whores',
  'behenchod bahenchod behnchod bhenchod benchod bhadwa bhadwe bhadva bhosadi bhosadike bhosdike bhosdiwale bhosdi bsdk chinki chinkis chodu chut chutia chutiya',
  'chutiye chutiyon chutiyapa gaand gaandu gandu gandus haraami harami haramkhor haramkhoron haramzada haramzade haramzadi hijde jhaatu jhantu kamina kamine kamini kameena',
  'kameene katua katue kutiya lavde lawde loda lodu lund lundura maderchod madarchod madarjaat matherchod mulle raand rand randi randwe suar',
  'गांड गांडू गाण्डू चिंकी चूत चूतिया चूतिये चूतियों चुतिया चुतिये छक्के झांटू बहनचोद बहनचोदों बेहनचोद भड़वा भड़वे भोसड़ी भोसड़ीके भोसडीके मादरचोद मादरचोदों रंडी रंडियां',
  'रांड लंड लौड़े सुअर हरामखोर हरामखोरों हरामजादा हरामजादे हरामजादी हरामी हरामियों कमीना कमीने कमीनी कमीनों कुतिया',
]
  .join(' ')
  .split(' ')
  .concat(
    'bhosdi ke',
    'bhosadi ke',
    'bloody fool',
    'bloody fools',
    'kutte ki aulad',
    'kutte kamine',
    'maa ki aankh',
    'son of a bitch',
    'teri maa ki',
    'ullu ka pattha',
  )
  .concat('भोसड़ी के', 'भोसडी के', 'कुत्ते की औलाद', 'तेरी माँ की', 'सुअर की औलाद');
