const ofCar = '(?:cars?|vehicles?|trucks?|suvs?|vans?|title|plates?|registration|lease|loan)';

/** Several words that are one term, each written as the lexicon has it. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a\/c|air condition(?:ing|er)s?)\b/g, 'ac'],
  [/\ball[ -]wheel[ -]drive\b/g, 'awd'],
  [/\b(?:four|4)[ -]wheel[ -]drive\b/g, '4wd'],
  [/\bfront[ -]wheel[ -]drive\b/g, 'fwd'],
  [/\brear[ -]wheel[ -]drive\b/g, 'rwd'],
  [/\b(?:third|3rd|three|3)[ -]rows?\b/g, 'third_row'],
  [/\btrad(?:e|ing)[ -]ins?\b/g, 'trade_in'],
  [/\bplug[ -]in[ -]hybrids?\b/g, 'phev'],
  [/\btest[ -]driv(?:e|es|ing)\b/g, 'test_drive'],
  [/\bgas mileage\b|\bfuel (?:economy|mileage|efficien\w+)\b|\bmiles per gallon\b/g, 'mpg'],
  [/\btotal(?:l?ed|s| loss)\b/g, 'total_loss'],
  [/\binterest rates?\b/g, 'rate'],
  [/\bpa(?:y|id|ying)[ -]off\b/g, 'payoff'],
  [
    /\bdown payments?\b|\b(?:money|cash|put|much) down\b|(?:\bzero|\$?\b0|\$0) down\b/g,
    'down_payment',
  ],
  [/\bnegative equity\b/g, 'negative_equity'],
  [/\bupside[ -]down\b/g, 'upside_down'],
  [/\b(?:for sale|in stock)\b/g, 'forsale'],
  [/\boff[ -]road(?:ing)?\b/g, 'off_road'],
  [/\bco[ -]sign(?:ers?|ed|ing)?\b/g, 'cosigner'],
  [/\brefi\b/g, 'refinance'],
  [/\bco[ -](borrower|buyer|applicant)(s?)\b/g, 'co_$1$2'],
  [/\bbuy(?:ing)?[ -]?outs?\b|\bbuy back\b/g, 'buyout'],
  [/\blook(?:ing)?[ -]?up\b/g, 'lookup'],
  [/\bcheck engine(?: lights?)?\b/g, 'engine_light'],
  [/\bservice engine soon\b/g, 'engine_light'],
  [/\bget out of (?=(?:an? |my |the )?(?:car |auto )?loan\b)/g, 'sell owe '],
  // What is done at some mileage, and not how often.
  [/\b(?:maintenance|service) schedule(?= (?:at |for )?\d)/g, 'service'],
  [/\b(?:stop|stopped|quit) (?:paying|making payments)\b/g, 'stop_paying payment'],
  [/\bout of (?:state|province)\b/g, 'out_of_state'],
  // "In Georgia and registering it in Florida", without the names of the states.
  [/\bin (?:and |but )?(?=(?:regist|titl|liv)\w* (?:it )?in\b)/g, 'out_of_state '],
  [/\b(?:sign|signing) over\b/g, 'transfer'],
  [/\bwear and tear\b/g, 'wear'],
  [/\bblind[ -]spots?\b/g, 'blind_spot'],
  [/\bcruise control\b/g, 'cruise_control'],
  [/\bcar seats?\b|\bchild seats?\b/g, 'car_seat'],
  [/\bbad credit\b|\bpoor credit\b|\bsubprime\b/g, 'bad_credit'],
  [/\bno credit(?: history)?\b|\bwithout credit(?: history)?\b/g, 'no_credit'],
  [/\bcredit cards?\b/g, 'credit_card'],
  [/\bcredit scores?\b/g, 'credit_score'],
  [/\bcredit unions?\b/g, 'credit_union'],
  [/\btax credits?\b/g, 'tax_credit'],
  [/\btax refunds?\b/g, 'tax_refund'],
  [/\blemon laws?\b/g, 'lemon_law'],
  [/\bas[ -]is\b/g, 'as_is'],
  [/\bonline\b/g, 'on_line'],
  [/\bcargo vans?\b/g, 'van'],
  [/\bcertified(?: pre[ -]?owned| used)?\b/g, 'cpo'],
  [/\b(?:do|does)(?:nt| not) have (?:an? |any |the )?/g, 'without '],
  [
    /\bno (?=(?:title|plates?|insurance|registration|license|keys?|papers|paperwork)\b)/g,
    'without ',
  ],
  [/\bout of business\b/g, 'bankrupt_store'],
  // Whoever spots a fault can tell it.
  [/(?<=\bhow (?:to|do i|do you|can i|can you) )(?:spot|detect|identify|notice)\b/g, 'tell'],
  // What the keyword says of the car besides: "the used car I bought".
  [
    new RegExp(
      String.raw`(?<=\b${ofCar} )(?:that |which )?(?:i|we) (?:just |already |recently |have )?` +
        String.raw`(?:bought|purchased|regret)\b`,
      'g',
    ),
    ' ',
  ],
  // The driveway is where it is done by oneself, unless something has to be built in there.
  [
    /(?<=^how (?:to|do i|do you|can i|can you)\b(?!.*\b(?:charg|ev|electric|deliver)).*) at home$/g,
    ' ',
  ],
  [/\bkeep(?:ing)? (?:an? |the |my |your )?(?=leased? )/g, 'buyout '],
  [
    new RegExp(
      String.raw`\bkeep(?:ing)? (?:an? |the |my |your )?` +
        String.raw`(?=(?:cars?|vehicles?|trucks?|suvs?) (?:at|after|when)\b.*\blease\b)`,
      'g',
    ),
    'buyout ',
  ],
  [/\bgravel roads?\b|\bdirt roads?\b/g, 'gravel'],
  [/\bolder (?=(?:cars?|vehicles?|trucks?|suvs?|vans?)\b)/g, 'old '],
  [/(?<=\b(?:if|when|while) (?:i|you|we) tow) (?:an? |my )?(?:trailer|camper|rv|boat)\b/g, ' '],
  [/\bis \$?\d+k?(?: grand| thousand| dollars)? (?:enough|a good)(?: for| as)?\b/g, 'how much'],
  [/\$?\b\d+k?(?: grand| thousand| dollars)? down\b/g, 'down_payment'],
  [
    new RegExp(
      String.raw`\b(?:my |our )?(?:mom|dad|mother|father|parents?|grandma|grandpa|husband|wife)s?` +
        String.raw`(?: who)?(?: just| is| are| has| have)* (?=retired\b)`,
      'g',
    ),
    ' ',
  ],
  [
    new RegExp(
      String.raw`\b(?:mom|dad|mother|father|parents?|grandma|grandpa|uncle|aunt|brother|sister|` +
        String.raw`friend|son|daughter) (?:is )?(?:gives?|gave|giving)(?: me| us)?\b`,
      'g',
    ),
    'gift',
  ],
  [
    new RegExp(
      String.raw`\b(?:my |our )?(?:son|daughter|kid|child|teen|teenager)s? ` +
        String.raw`(?=.*\b(?:college|university|school|campus|16|17|18)\b)` +
        String.raw`(?:who (?:is|just) )?` +
        String.raw`(?:(?:going|heading|leaving|starting|turning|started)\b ?)?` +
        String.raw`(?:off |away )?(?:to |for |in |at )?` +
        String.raw`(?:college|university|high school|school|16|17|18)?`,
      'g',
    ),
    'student ',
  ],
  // It moves all rates, and what is asked of them follows.
  [/\bbank of (?:canada )?(?:(?:policy|overnight|interest|prime) )*rates?\b(?= \S)/g, ' '],
  [/\breal[ -]world\b/g, 'real'],
  [/\bnew jobs?\b/g, 'new_job'],
  [/\bfender benders?\b/g, 'accident'],
  [/\badd[ -]ons?\b/g, 'add_on'],
  [/\bput \$?\d+(?:k|%)?(?: percent| dollars)? down\b/g, 'down_payment'],
  [/\b(?:no|without(?: a)?) job\b|\bunemployed\b/g, 'no_job'],
  [/\bno accidents?\b|\baccident[ -]free\b/g, 'accident_free'],
  [/\bdiesel (?:mechanics?|technicians?|techs?)\b/g, 'technician'],
  [/\bout[ -]the[ -]door\b/g, 'out_the_door'],
  [/\b(?:0|zero)(?: percent)?(?: (?:apr|interest|financing))+/g, 'zero_apr'],
  [/(?<=\b(?:change|maintenance|service|rotation|replacement|flush)) schedules?\b/g, ' interval'],
  [/\b(?:under|below|less than|for) \$?\d+ (?:a|per) month\b/g, ' '],
  [/\b\d+k?(?: miles?| months?)? (?:or|vs) \d+k?(?: miles?| months?)?\b/g, ' '],
  [/\bwindshield (?=wipers?\b)/g, ' '],
  [/\bheavy[ -]duty\b/g, 'heavy_duty'],
  [/\bturn(?:ing|ed)?[ -]in\b/g, 'return'],
  [/\bmakes? a difference\b/g, 'worth_it'],
  [/\bcan'?t (?:make|pay|afford)\b/g, 'miss'],
  [/\bwarm(?:ing|ed|s)?[ -]up\b|\bwarm (?=my car|the car|a car)/g, 'warm_up'],
  [/\ball[ -]terrains?\b/g, 'all_terrain'],
  [/\bremote starters?\b/g, 'remote start'],
  [/\bfront[ -]end (?=align)/g, ' '],
  [/\bshock absorbers?\b/g, 'shocks'],
  [/\bsound systems?\b|\baudio systems?\b/g, 'sound_system'],
  [/\bfull coverage\b/g, 'full_coverage'],
  [/\b(?:factory|manufacturers?) (?=warrant)/g, ' '],
  [/\binsurance (?:pays?|covers?)(?: for)?\b/g, 'insurance'],
  [/\bbuy(?:ing)? (?:my|a|your|out my|out a) (?=lease)/g, 'buyout '],
  [/\b(?:second|next|subsequent|new) owners?\b/g, 'new_owner'],
  [/\b(?:a|per|each) month\b/g, 'monthly'],
  [/\bper (?:mile|year|day|week|hour|gallon|kwh|tire|axle|wheel)\b/g, ' '],

  [/\bwhat size (?=(?:truck|suv|car|vehicle|van)\b)/g, 'which '],
  [/\bstarters?(?= (?:install|add))|(?<=remote )starters?\b/g, 'start'],
  [/\bnow what\b|\bwhat(?: to do)? now\b|\bwhat(?: to do)? next\b/g, ' '],
  [/\ball[ -]weather\b/g, 'all_weather'],
  [/\ball[ -]seasons?\b/g, 'all_season'],
  [/\bwheel alignments?\b/g, 'alignment'],
  [/\bbuy[ -]here pay[ -]here\b/g, 'buy_here_pay_here'],
  [/\bone[ -]owners?\b|\bsingle[ -]owner\b/g, 'one_owner'],
  [/\bpower steering\b/g, 'power_steering'],
  [/\b(?:parking|emergency|hand|e)[ -]brakes?\b/g, 'parking_brake'],
  [/\bhead gaskets?\b/g, 'head_gasket'],
  [/\btransfer cases?\b/g, 'transfer_case'],
  [/\bspare tires?\b/g, 'spare_tire'],
  [/\bspare keys?\b/g, 'spare_key'],
  [/\btoo much\b/g, 'too_much'],
  [/\bextended (?:car )?warrant(?:y|ies)\b|\bservice contracts?\b/g, 'service_contract'],
  [/\bnew drivers?\b/g, 'new_driver'],
  [/\bfirst[ -]time\b(?: car)?(?: buy(?:er|ers|ing)\b)?/g, 'first_time'],
  [/\bfirst cars?\b/g, 'first_car'],
  [/\bwork (?:trucks?|vans?)\b/g, 'contractor'],
  [/\bapple carplay\b/g, 'carplay'],
  [/\bgap (?:insurance|coverage)\b/g, 'gap_insurance'],
  [/\bpre[ -]?approv(?:al|ed)\b|\bpre[ -]?qualif\w+\b/g, 'preapproval'],
  [/\bnear (?:me|us|by)\b|\bnearby\b|\bin my area\b|\bclose to me\b/g, ' '],
  [/\bworth (?:it|adding)\b/g, 'worth_it'],
  [/\bgett?(?:ing)? in (?:and|or) out\b/g, 'get_in'],
  [/\b(?:warning|dash|dashboard) lights?\b/g, 'warning_light'],
  [/\bhaggle[ -]free\b|\bno[ -]haggle\b/g, 'no_haggle'],
  [/\broad[ -]?trips?\b/g, 'road_trip'],
  [/\bnew year\b/g, 'new_year'],
  [/\b(?:below|sub)[ -]?zero\b/g, 'subzero'],
  [
    /\b(?:stop|red|traffic) ?lights\b|\bat (?:a |the )?(?:stop ?light|red light|stops?)\b/g,
    'stoplight',
  ],
  [/\bregistration cards?\b/g, 'registration'],
  // Who has left a car behind, where one is spoken of.
  [
    new RegExp(
      String.raw`\b(?:an? |the |my )?` +
        '(?:parent|mother|father|mom|dad|husband|wife|spouse|relative|owner|grandparent|' +
        'grandmother|grandfather|grandma|grandpa|family member)s? (?:has |is )?' +
        String.raw`(?:dies|died|dead|deceased|pass(?:es|ed)(?: away)?)\b` +
        String.raw`(?:(?<=\b${ofCar}\b.*)|(?=.*\b${ofCar}\b))`,
      'g',
    ),
    'inherited',
  ],
];

/** A text's words with its phrases drawn together. */
export function drawnTogether(text: string): string {
  return phrases.reduce((told, [pattern, term]) => told.replace(pattern, term), text);
}
