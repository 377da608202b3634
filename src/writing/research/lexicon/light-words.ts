/** Words of every trade, of which an answer need not speak. */
const light = new Set(
  (
    'repair repairs replace replaced replacing replacement fix fixing change changed ' +
    'changes changing service services servicing job problem problems issue issues use ' +
    'using used working way ways tips tip guide options option process policy year years ' +
    'month months day days long often soon average total good bad better best top most ' +
    'which symptoms symptom signs sign mean means meaning explained definition cost costs ' +
    'price prices pricing expensive worth pros cons benefits necessary needed required ' +
    'mandatory legal illegal law difference compared versus vs or happen happens happened ' +
    'tell know want put let say says going try coupon coupons special specials safest ' +
    'cheapest recommended diy steps cause causes reason reasons person people possible ok ' +
    'idea getting having between after before while during when keeps stopped time times ' +
    'broken stuck wont doesnt not lifespan expectancy interval due list types type kind ' +
    'kinds buyer bought amount number full whole small real really plan actually ever per ' +
    'system unit set forsale someone else something anyone last lasts lasting life warning ' +
    'determine calculate wait look four money length discrepancy included include chart rid ' +
    'another solid installed stays making limit free lowest highest guaranteed like drive ' +
    'driving driven midsize mid-size compact subcompact full-size luxury old passenger ' +
    'passengers within dont front rear under over below above lot lots calculator read ' +
    'reading event coming stopping slowly dashboard description details figure sale sales ' +
    'worth_it take takes right left checklist planning planner next cheaper fast faster quick ' +
    'extra affect affects impact prepare prep ready week weeks lbs lb pounds automotive cant ' +
    'longer shorter higher brand brands frequency normal typical usual reasonable came nhtsa ' +
    'taking heavy_duty quickly easily properly correctly step waste mine now ' +
    'suddenly sometimes ton exactly few still thing things stuff just really yet already again ' +
    'only every everytime rather simply basically honestly always anyway else even said am im ' +
    'ive id thats theres back keeping okay alright please wondering toward constantly ' +
    'towards onto hasnt havent isnt arent wasnt newly one enough few grand fixed somebody nobody ' +
    'everybody anybody find_out world mph uphill startup overdue together ago expect'
  ).split(' '),
);

export function isLight(word: string): boolean {
  return light.has(word);
}
